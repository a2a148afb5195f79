import { LRUCache } from 'lru-cache'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { presentStamps } from '#app/kernel/page_cache/present_stamps'
import { listDocuments } from '#app/properties/documents/queries/list_documents'
import type { PropertyPageRow } from '#app/properties/models/property_row'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { describeListing } from '#app/properties/public_page/describe_listing'
import { findStanding } from '#app/properties/public_page/find_standing'
import { findPropertyPage } from '#app/properties/queries/find_property_page'
import { openPersonalMedia } from '#app/properties/registry/listing_media'
import DocumentTransformer from '#app/properties/transformers/document_transformer'

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
  const stamp = await presentStamps.of(`/properties/${slug}`)
  if (!stamp) return null
  const { listing, shown } = await readAt(slug, stamp)
  const others = { can_edit: false, is_guest: false, is_saved: false }
  if (!viewer) return { ...shown, ...others }

  const { role, isSaved, isHidden } = await findStanding(listing, viewer.id)
  if (isHidden) throw HttpError.notFound()
  if (propertyPolicy.edit(viewer, listing, role)) return null
  return {
    ...shown,
    ...others,
    is_saved: isSaved,
    documents: await documentsFor(viewer, listing, shown.documents),
    media: await openPersonalMedia(shown.media, {
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

/** Each person has their own requests for those that aren't public. */
async function documentsFor(
  { id: viewerId }: User,
  { id }: PropertyPageRow,
  shown: PublicListing['shown']['documents']
): Promise<PublicListing['shown']['documents']> {
  if (shown.every(({ is_public: isPublic }) => isPublic)) return shown
  const documents = await listDocuments(id, { viewerId, canEdit: false })
  return documents.map((document) => new DocumentTransformer(document).toObject())
}
