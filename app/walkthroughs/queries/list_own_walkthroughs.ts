import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import { listSeenCards } from '#app/properties/queries/list_seen_cards'
import type { ShownWalkthrough } from '#app/walkthroughs/models/shown_walkthrough'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

/** Newest first, drafts too, and one more than the page holds. */
export async function listOwnWalkthroughs(
  owner: User,
  { page, perPage }: PageRequest
): Promise<ShownWalkthrough[]> {
  const walkthroughs = await Walkthrough.query()
    .where('user_id', owner.id)
    .apply((scopes) => scopes.whole())
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  const ids = walkthroughs.flatMap(({ propertyId }) => propertyId ?? [])
  const listings = await listSeenCards(ids, owner)
  return walkthroughs.map((walkthrough) => ({
    walkthrough,
    listing: listings.get(walkthrough.propertyId ?? 0) ?? null,
    isOwner: true,
  }))
}
