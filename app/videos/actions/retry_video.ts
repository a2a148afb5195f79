import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { queueProcessing } from '#app/videos/actions/queue_processing'
import Video from '#app/videos/models/video'

/**
 * Processes a failed video again.
 * @throws HttpError 404, 409 unless it failed or if its file is gone
 */
export async function retryVideo({ user, trx }: ActingUser, id: number): Promise<Video> {
  const video = await Video.query({ client: trx })
    .where({ id, user_id: user.id })
    .whereNull('removing_since')
    .preload('poster')
    .preload('captions')
    .forUpdate()
    .first()
  if (!video) throw HttpError.notFound()
  if (video.status !== 'failed') throw HttpError.conflict('Only failed videos can be tried again.')
  if (!video.sourceKey) throw HttpError.conflict('This video’s file is gone. Upload it again.')
  await queueProcessing({ trx }, video)
  return video
}
