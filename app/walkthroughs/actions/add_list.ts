import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { MAX_VIDEO_LISTS } from '#app/walkthroughs/contract/limits'
import { lockWalkthrough } from '#app/walkthroughs/models/lock_walkthrough'
import VideoList from '#app/walkthroughs/models/video_list'

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
