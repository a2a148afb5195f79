import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockWalkthrough } from '#app/walkthroughs/models/lock_walkthrough'
import VideoList from '#app/walkthroughs/models/video_list'

/** Locks the walkthrough of a list and reads all its lists, in order. @throws HttpError 404 */
export async function lockList({ user, trx }: ActingUser, id: number) {
  const found = await VideoList.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  const walkthrough = await lockWalkthrough({ user, trx }, { id: found.walkthroughId })
  const lists = await VideoList.query({ client: trx })
    .where({ walkthrough_id: walkthrough.id })
    .orderBy('position')
    .orderBy('id')
  const list = lists.find((each) => each.id === id)
  if (!list) throw HttpError.notFound()
  return { walkthrough, list, lists }
}
