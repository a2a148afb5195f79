import { LRUCache } from 'lru-cache'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { presentStamps } from '#app/kernel/page_cache/present_stamps'
import ImageTransformer from '#app/media/image_transformer'
import { listNearbyTowns } from '#app/places/gazetteer/find_towns'
import { findMarketAround } from '#app/places/markets/find_markets'
import DocumentTransformer from '#app/properties/documents/document_transformer'
import { listDocuments } from '#app/properties/documents/find_documents'
import { propertyPolicy } from '#app/properties/property_policy'
import type { PropertyPageRow } from '#app/properties/property_row'
import PropertyTransformer from '#app/properties/property_transformer'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { findStanding } from '#app/properties/public_page/find_standing'
import { openPersonalMedia, openListingMedia } from '#app/properties/public_page/listing_media'

interface PublicListing {
  stamp: string
  listing: PropertyPageRow
  shown: Awaited<ReturnType<typeof describeListing>>
}

const MAX_LISTINGS = 500

/** By slug, each in the version last asked for. */
const known = new LRUCache<string, PublicListing>({ max: MAX_LISTINGS })

/**
 * The page of a public listing, for people who can't edit it. The shared content is built once per
 * version and kept in memory. Access is checked on every request.
 * @returns null if it isn't such a listing or person
 * @throws HttpError 404 for who is blocked
 */
export async function openPublicListing(slug: string, viewer: User | null) {
  const others = { can_edit: false, is_guest: false, is_saved: false }
  if (!viewer) {
    const stamp = await presentStamps.of(`/properties/${slug}`)
    return stamp ? { ...(await readAt(slug, stamp)).shown, ...others } : null
  }
  const standing = await findStanding(slug, viewer.id)
  if (!standing) return null
  if (standing.isHidden) throw HttpError.notFound()
  const { listing, shown } = await readAt(slug, standing.stamp)
  if (propertyPolicy.edit(viewer, listing, standing.role)) return null
  return {
    ...shown,
    ...others,
    is_saved: standing.isSaved,
    documents: standing.hasAsked ? await documentsFor(viewer, listing) : shown.documents,
    media: await openPersonalMedia(shown.media, standing.ownMedia, {
      listingId: listing.id,
      viewer,
      invitationIds: [],
    }),
  }
}

async function readAt(slug: string, stamp: string): Promise<PublicListing> {
  const last = known.get(slug)
  if (last?.stamp === stamp) return last
  const listing = await findPropertyPage(slug, null)
  const asked = { viewer: null, canEdit: false, invitationIds: [] }
  const made = { stamp, listing, shown: await describeListing(listing, asked) }
  known.set(slug, made)
  return made
}

async function documentsFor({ id: viewerId }: User, { id }: PropertyPageRow) {
  const documents = await listDocuments(id, { viewerId, canEdit: false })
  return documents.map((document) => new DocumentTransformer(document).toObject())
}

interface Reader {
  viewer: User | null
  canEdit: boolean
  /** opened in this browser */
  invitationIds: readonly number[]
}

/** What the page of a listing shows of it to somebody who may see it. */
export async function describeListing(
  listing: PropertyPageRow,
  { viewer, canEdit, invitationIds }: Reader
) {
  const { id, latitude, longitude } = listing
  const hasPlace = latitude !== null && longitude !== null
  const documents = await listDocuments(id, { viewerId: viewer?.id ?? null, canEdit })
  return {
    property: new PropertyTransformer(listing).toObject(),
    images: listing.images.map((image) => new ImageTransformer(image).toObject()),
    documents: documents.map((document) => new DocumentTransformer(document).toObject()),
    media: await openListingMedia({ listingId: id, viewer, invitationIds }),
    market: hasPlace ? await findMarketAround(latitude, longitude) : null,
    nearby: hasPlace ? await listNearbyTowns(latitude, longitude) : [],
  }
}
