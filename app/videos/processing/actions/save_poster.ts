import User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { detachImages } from '#app/media/actions/detach_images'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import type Video from '#app/videos/models/video'

/** @param video locked by the caller */
export async function savePoster(
  { trx }: InTransaction,
  video: Video,
  content: ImageContent
): Promise<void> {
  const owner = await User.findOrFail(video.userId, { client: trx })
  const image = await saveImage({ trx }, content, { owner, purpose: 'video', isUsed: true })
  if (video.posterImageId) await detachImages({ trx }, [video.posterImageId])
  await video.merge({ posterImageId: image.id }).save()
}
