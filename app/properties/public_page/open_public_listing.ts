import { LRUCache } from 'lru-cache'
import type User from '#app/accounts/user'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { presentStamps } from '#app/kernel/page_cache/present_stamps'
import ImageTransformer from '#app/media/image_transformer'
import { listNearbyTowns } from '#app/places/gazetteer/find_towns'
import { findMarketAround } from '#app/places/markets/find_markets'
import DocumentTransformer from '#app/properties/documents/document_transformer'
import { listDocuments } from '#app/properties/documents/find_documents'
import { propertyPolicy } from '#app/properties/property_policy'
import type { PropertyPageRow, PropertyRow } from '#app/properties/property_row'
import PropertyTransformer from '#app/properties/property_transformer'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { openPersonalMedia, openListingMedia } from '#app/properties/public_page/listing_media'
import type { TeamRole } from '#app/teams/team_roles'

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

interface Standing {
  /** in the listing's team */
  role: TeamRole | null
  isSaved: boolean
  /** they or the owner blocked the other */
  isHidden: boolean
}

/** What only this person sees of a listing that anybody may see. */
async function findStanding(
  { id, userId, team }: Pick<PropertyRow, 'id' | 'userId' | 'team'>,
  viewerId: number
): Promise<Standing> {
  const [standing] = await preparedRows<Standing>(
    `select (select role from team_members where team_id = :teamId and user_id = :viewerId) as role,
       exists (select from saved_properties
         where user_id = :viewerId and property_id = :id) as "isSaved",
       exists (select from blocks where (blocker_id = :viewerId and blocked_id = :userId)
         or (blocker_id = :userId and blocked_id = :viewerId)) as "isHidden"`,
    { id, userId, teamId: team?.id ?? null, viewerId }
  )
  return standing!
}
