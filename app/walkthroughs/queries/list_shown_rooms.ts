import { isSameRoom } from '#app/properties/contract/plan_rooms'
import { findListingRooms, type ListingRoom } from '#app/properties/queries/find_listing_rooms'
import { shownPlaces, type ShownWalkthrough } from '#app/walkthroughs/models/shown_walkthrough'

/** The rooms on a listing’s floor plans that a chapter of the walkthroughs shows. */
export async function listShownRooms(
  listingId: number,
  shown: readonly ShownWalkthrough[]
): Promise<ListingRoom[]> {
  const wanted = shown.flatMap(shownPlaces).flatMap(({ chapters, startsMs, endsMs }) =>
    chapters.flatMap(({ atMs, room }) => {
      const isPlayed = atMs >= (startsMs ?? 0) && atMs < (endsMs ?? Number.POSITIVE_INFINITY)
      return room && isPlayed ? [room] : []
    })
  )
  if (!wanted.length) return []
  const rooms = await findListingRooms(listingId)
  return rooms.filter((room) => wanted.some((each) => isSameRoom(each, room)))
}
