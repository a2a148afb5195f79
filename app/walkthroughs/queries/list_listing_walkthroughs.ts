import type { MediaRequest } from '#app/properties/registry/listing_media'
import { shownPlaces, type ShownWalkthrough } from '#app/walkthroughs/models/shown_walkthrough'
import Walkthrough from '#app/walkthroughs/models/walkthrough'
import { mayWatchWalkthrough } from '#app/walkthroughs/policies/may_watch_walkthrough'

const MAX_SHOWN = 3

/** The published ones of a listing with something to watch, as visitors see them, newest first. */
export async function listListingWalkthroughs({
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
