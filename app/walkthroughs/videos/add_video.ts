import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { withContent } from '#app/media/image'
import { createVideo } from '#app/videos/change_video'
import Video from '#app/videos/video'
import { closeGap, placeVideo, type WalkthroughPlace } from '#app/walkthroughs/videos/place_video'
import { touchWalkthrough } from '#app/walkthroughs/change_walkthrough'
import { lockWalkthrough } from '#app/walkthroughs/walkthrough_locks'
import Walkthrough from '#app/walkthroughs/walkthrough'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'

export interface AddedVideo extends WalkthroughPlace {
  /** one's own, maybe from another walkthrough; a blank one is made without */
  id?: number
  title?: string
  sizeBytes?: number
  contentType?: string
}

/** Puts a video into a walkthrough. @throws HttpError 404, 409, 413, 415 */
export async function addVideo(
  { user, trx }: ActingUser,
  slug: string,
  { id, listId, position, ...fresh }: AddedVideo
): Promise<Video> {
  const other = id === undefined ? null : await WalkthroughVideo.find(id, { client: trx })
  const walkthrough = await lockBoth({ user, trx }, slug, other)
  const video =
    id === undefined ? await createVideo({ user, trx }, fresh) : await lockOwn({ user, trx }, id)
  const former = await WalkthroughVideo.find(video.id, { client: trx })
  if (former && former.walkthroughId !== walkthrough.id) {
    if (former.walkthroughId !== other?.walkthroughId) {
      throw HttpError.conflict('This video was moved meanwhile. Reload the page.')
    }
    await leave({ user, trx }, former)
  }
  await placeVideo({ trx }, walkthrough, video.id, { listId: listId ?? null, position })
  await touchWalkthrough({ trx }, walkthrough)
  return video
}

/** Always in the same order, so that two that swap videos don't wait for each other. */
async function lockBoth(
  { user, trx }: ActingUser,
  slug: string,
  other: WalkthroughVideo | null
): Promise<Walkthrough> {
  const { id } = (await Walkthrough.findBy({ slug }, { client: trx })) ?? { id: 0 }
  if (other && other.walkthroughId < id) await lockQuietly({ user, trx }, other.walkthroughId)
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  if (other && other.walkthroughId > id) await lockQuietly({ user, trx }, other.walkthroughId)
  return walkthrough
}

async function lockQuietly({ user, trx }: ActingUser, id: number): Promise<void> {
  await Walkthrough.query({ client: trx }).where({ id, user_id: user.id }).forUpdate().first()
}

async function lockOwn({ user, trx }: ActingUser, id: number): Promise<Video> {
  const video = await Video.query({ client: trx })
    .where({ id, user_id: user.id })
    .whereNull('removing_since')
    .preload('poster', withContent)
    .preload('captions')
    .forUpdate()
    .first()
  if (!video) throw HttpError.notFound()
  return video
}

async function leave({ trx }: ActingUser, place: WalkthroughVideo): Promise<void> {
  const { walkthroughId, listId } = place
  place.useTransaction(trx)
  await place.delete()
  await closeGap({ trx }, { id: walkthroughId }, listId)
  const former = await Walkthrough.find(walkthroughId, { client: trx })
  if (former) await touchWalkthrough({ trx }, former)
}
