import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { touchWalkthrough } from '#app/walkthroughs/change_walkthrough'
import VideoList from '#app/walkthroughs/lists/video_list'
import { withPlace } from '#app/walkthroughs/videos/place_video'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import { MAX_VIDEO_LISTS } from '#app/walkthroughs/walkthrough_limits'
import { lockWalkthrough, lockList } from '#app/walkthroughs/walkthrough_locks'

/** After the others. @throws HttpError 404, 409 */
export async function addList(
  { user, trx }: ActingUser,
  walkthroughId: number,
  { name }: { name: string }
): Promise<VideoList> {
  const walkthrough = await lockWalkthrough({ user, trx }, { id: walkthroughId })
  const lists = await VideoList.query({ client: trx }).where({ walkthrough_id: walkthroughId })
  if (lists.length >= MAX_VIDEO_LISTS) {
    throw HttpError.conflict(`A walkthrough can have at most ${MAX_VIDEO_LISTS} lists.`)
  }
  await touchWalkthrough({ trx }, walkthrough)
  return VideoList.create({ walkthroughId, name, position: lists.length }, { client: trx })
}

interface ListChange {
  name?: string
  /** from 0, among the lists of its walkthrough */
  position?: number
}

/** @throws HttpError 404 */
export async function updateList(
  { user, trx }: ActingUser,
  id: number,
  { name, position }: ListChange
): Promise<void> {
  const { walkthrough, lists } = await lockList({ user, trx }, id)
  const ids = lists.map((list) => list.id)
  const order = position === undefined ? ids : withPlace(ids, id, position)
  for (const list of lists) {
    if (list.id === id && name) list.name = name
    await list.merge({ position: order.indexOf(list.id) }).save()
  }
  await touchWalkthrough({ trx }, walkthrough)
}

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
