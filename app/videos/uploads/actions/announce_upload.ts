import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { createVideo } from '#app/videos/actions/create_video'
import { lockVideo } from '#app/videos/models/lock_video'
import Video from '#app/videos/models/video'
import { openUpload } from '#app/videos/uploads/open_upload'
import { requireRoom } from '#app/videos/uploads/quota'
import type { Creation } from '#app/videos/uploads/read_creation'
import { uploadRefusals } from '#app/videos/uploads/refusals'

/**
 * Opens an upload for a blank video that has none, or for a new video.
 * @throws HttpError 404; 409 if it has an upload, or without room for it; 415
 */
export async function announceUpload(
  { user, trx }: ActingUser,
  { video: named, bytes, title, contentType }: Creation
) {
  const video = named
    ? await announceSize({ user, trx }, named, bytes)
    : await createVideo({ user, trx }, { title, sizeBytes: bytes, contentType })
  return { video, upload: await openUpload({ trx }, video) }
}

async function announceSize(
  { user, trx }: ActingUser,
  named: string,
  bytes: number
): Promise<Video> {
  const found = await Video.query({ client: trx })
    .where(/^\d{1,9}$/.test(named) ? { id: Number(named) } : { slug: named })
    .where('user_id', user.id)
    .first()
  if (!found) throw HttpError.notFound()
  const video = await lockVideo({ trx }, found.id)
  if (video.status !== 'blank' || video.uploadId) throw uploadRefusals.open()
  // a promise of the same video counts once
  await requireRoom({ user, trx }, bytes - (video.sourceBytes ?? 0))
  video.sourceBytes = bytes
  return video.save()
}
