import db from '@adonisjs/lucid/services/db'
import { hiddenFromViewer } from '#app/accounts/blocking/hidden_sql'
import { findListingRooms, type ListingRoom } from '#app/properties/floor_plans/find_listing_rooms'
import { isSameRoom } from '#app/properties/floor_plans/plan_rooms'
import type { MediaRequest } from '#app/properties/public_page/listing_media'
import { mayWatchWalkthrough } from '#app/walkthroughs/may_watch_walkthrough'
import { shownPlaces, type ShownWalkthrough } from '#app/walkthroughs/shown_walkthrough'
import { chaptersWithin, shownPart } from '#app/walkthroughs/videos/shown_part'
import Walkthrough from '#app/walkthroughs/walkthrough'
import WalkthroughTransformer from '#app/walkthroughs/walkthrough_transformer'

/** What a listing's page shows of its walkthroughs; null without any. */
export async function listingWalkthroughs(request: MediaRequest) {
  const shown = await listListingWalkthroughs(request)
  if (!shown.length) return null
  return {
    walkthroughs: shown.map((one) => new WalkthroughTransformer(one).toObject()),
    rooms: await listShownRooms(request.listingId, shown),
  }
}

/** Their videos, for the listing's resources. */
export async function listingVideos(request: MediaRequest) {
  const shown = await listListingWalkthroughs(request)
  return shown.flatMap((one) => new WalkthroughTransformer(one).toObject().videos)
}

const MAX_SHOWN = 3

/** The published ones of a listing with something to watch, as visitors see them, newest first. */
async function listListingWalkthroughs({
  listingId,
  viewer,
  invitationIds,
}: MediaRequest): Promise<ShownWalkthrough[]> {
  const walkthroughs = await Walkthrough.query()
    .where({ property_id: listingId, status: 'publish' })
    .whereNull('taken_down_at')
    .apply((scopes) => scopes.whole())
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
  const shown: ShownWalkthrough[] = []
  for (const walkthrough of walkthroughs) {
    const one = { walkthrough, listing: null, isOwner: false }
    if (!shownPlaces(one).length) continue
    if (await mayWatchWalkthrough(walkthrough, { user: viewer, invitationIds })) shown.push(one)
  }
  return shown
}

/** The rooms on a listing’s floor plans that a chapter of the walkthroughs shows. */
export async function listShownRooms(
  listingId: number,
  shown: readonly ShownWalkthrough[]
): Promise<ListingRoom[]> {
  const wanted = shown
    .flatMap(shownPlaces)
    .flatMap((place) => chaptersWithin(place, shownPart(place.video, place)))
    .flatMap(({ room }) => room ?? [])
  if (!wanted.length) return []
  const rooms = await findListingRooms(listingId)
  return rooms.filter((room) => wanted.some((each) => isSameRoom(each, room)))
}

const STAMP = `concat_ws('-', w.id, w.version,
  extract(epoch from (select updated_at from users where id = w.user_id)),
  (select string_agg(concat_ws('.', v.id, v.status, extract(epoch from v.updated_at), i.xmin,
       (select extract(epoch from max(c.updated_at)) from video_captions c where c.video_id = v.id)), ',' order by v.id)
   from walkthrough_videos place join videos v on v.id = place.video_id
   left join images i on i.id = v.poster_image_id where place.walkthrough_id = w.id))`

/** A stamp of walkthrough, owner, videos and listing; null if guests may not see it. */
export async function findWalkthroughStamp({
  slug,
}: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${STAMP}, p.status, p.version) as stamp
     from walkthroughs w left join properties p on p.id = w.property_id
     where w.slug = :slug and w.status = 'publish' and w.taken_down_at is null
       and p.is_private is not true`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}

/** The same of the walkthroughs on the page of a listing called `p`. */
export const LISTED_WALKTHROUGHS_STAMP = `(select string_agg(${STAMP}, '/' order by w.id) from walkthroughs w
  where w.property_id = p.id and w.status = 'publish' and w.taken_down_at is null)`

/** Whether `:viewerId` doesn’t see one of them because of a block. */
export const LISTED_WALKTHROUGHS_DIFFER = `exists (
  select from walkthroughs w where w.property_id = p.id and w.status = 'publish'
    and ${hiddenFromViewer('w.user_id')})`
