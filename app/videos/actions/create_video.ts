import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { MAX_VIDEO_BYTES } from '#app/videos/contract/limits'
import Video from '#app/videos/models/video'
import { requireRoom } from '#app/videos/uploads/quota'
import { uploadRefusals } from '#app/videos/uploads/refusals'

export interface NewVideo {
  title?: string
  /** of the file that will be uploaded */
  sizeBytes?: number
  /** as the browser calls it; what counts is the content */
  contentType?: string
}

/**
 * A video without content, and the room for it. `openUpload` then gives it an address to upload to.
 * @throws HttpError 409 without room for it, 413, 415
 */
export async function createVideo(
  { user, trx }: ActingUser,
  { title = '', sizeBytes, contentType }: NewVideo = {}
): Promise<Video> {
  if (sizeBytes !== undefined && sizeBytes > MAX_VIDEO_BYTES) throw uploadRefusals.bytes()
  if (contentType && !MAY_BE_VIDEO.test(contentType)) throw uploadRefusals.type()
  await requireRoom({ user, trx }, sizeBytes ?? 0)
  const video = await Video.create(
    {
      userId: user.id,
      slug: readableSlug(title, 'video'),
      title,
      sourceBytes: sizeBytes ?? null,
    },
    { client: trx }
  )
  await video.refresh()
  await video.load((loader) => loader.load('poster').load('captions'))
  return video
}

/** Some systems don't know Matroska and say nothing in particular. */
const MAY_BE_VIDEO = /^(video\/|application\/(octet-stream|x-matroska|mp4))/i
