import type { ActingUser } from '#app/accounts/models/acting_user'
import { detachImages } from '#app/media/actions/detach_images'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import { originalPath } from '#app/media/transformers/image_transformer'

/** Changes or removes the photo. The previous one is deleted a day later. */
export async function setAvatar(
  { user, trx }: ActingUser,
  content: ImageContent | null
): Promise<void> {
  if (user.avatarImageId !== null) await detachImages({ trx }, [user.avatarImageId])
  const photo = { owner: user, purpose: 'avatar', alt: user.name, isUsed: true } as const
  const image = content && (await saveImage({ trx }, content, photo))
  await user
    .useTransaction(trx)
    .merge({ avatarImageId: image?.id ?? null, avatarUrl: image && originalPath(image.content) })
    .save()
}
