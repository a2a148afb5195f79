import type { ActingUser } from '#app/accounts/models/acting_user'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { lockList } from '#app/walkthroughs/models/lock_list'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

/** Its videos stay, after those without a list. @throws HttpError 404 */
export async function removeList({ user, trx }: ActingUser, id: number): Promise<void> {
  const { walkthrough, list, lists } = await lockList({ user, trx }, id)
  const places = await WalkthroughVideo.query({ client: trx })
    .where('walkthrough_id', walkthrough.id)
    .where((query) => query.whereNull('list_id').orWhere('list_id', id))
    .orderByRaw('list_id is not null, position, video_id')
  for (const [position, place] of places.entries()) {
    await place.merge({ listId: null, position }).save()
  }
  await list.delete()
  for (const [position, other] of lists.filter((each) => each.id !== id).entries()) {
    await other.merge({ position }).save()
  }
  await touchWalkthrough({ trx }, walkthrough)
}
