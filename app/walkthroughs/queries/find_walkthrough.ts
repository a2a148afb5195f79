import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listSeenCards } from '#app/properties/queries/list_seen_cards'
import type { ShownWalkthrough } from '#app/walkthroughs/models/shown_walkthrough'
import Walkthrough from '#app/walkthroughs/models/walkthrough'
import { mayWatchWalkthrough, type Watcher } from '#app/walkthroughs/policies/may_watch_walkthrough'

/**
 * A walkthrough with everything that this person sees of it.
 * @param client only for one's own
 * @throws HttpError 404
 */
export async function findWalkthrough(
  where: { slug: string } | { id: number },
  watcher: Watcher,
  client?: TransactionClientContract
): Promise<ShownWalkthrough> {
  const walkthrough = await Walkthrough.query({ client })
    .where(where)
    .apply((scopes) => scopes.whole())
    .first()
  if (!walkthrough || !(await mayWatchWalkthrough(walkthrough, watcher))) {
    throw HttpError.notFound()
  }
  const { userId, propertyId } = walkthrough
  const listings = await listSeenCards(
    propertyId === null ? [] : [propertyId],
    watcher.user,
    client
  )
  return {
    walkthrough,
    listing: listings.get(propertyId ?? 0) ?? null,
    isOwner: userId === watcher.user?.id,
  }
}
