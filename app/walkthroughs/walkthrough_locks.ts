import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import VideoList from '#app/walkthroughs/lists/video_list'
import Walkthrough from '#app/walkthroughs/walkthrough'

/**
 * Locks somebody's own walkthrough, so that changes to its videos and lists follow each other.
 * @throws HttpError 404
 */
export async function lockWalkthrough(
  { user, trx }: ActingUser,
  where: { slug: string } | { id: number }
): Promise<Walkthrough> {
  const walkthrough = await Walkthrough.query({ client: trx })
    .where(where)
    .where('user_id', user.id)
    .forUpdate()
    .first()
  if (!walkthrough) throw HttpError.notFound()
  return walkthrough
}

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
