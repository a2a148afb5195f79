import { requestEmailChange } from '#app/accounts/email/change_email'
import { isHandleConflict } from '#app/accounts/handles/is_handle_available'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { detachImages } from '#app/media/change_images'
import type ImageContent from '#app/media/image_content'
import { originalPath } from '#app/media/image_transformer'
import { saveImage } from '#app/media/save_image'
import type { ProfileSettings } from '#app/profiles/profile_validators'

/**
 * Saves the profile settings, all or nothing. Omitted fields stay unchanged, and staff stay staff.
 * @param photo null removes it, undefined keeps it
 * @param handleField its name in the form
 * @throws E_VALIDATION_ERROR if the handle is taken
 */
export async function updateProfile(
  { user, trx }: ActingUser,
  { email, ...fields }: ProfileSettings,
  photo?: ImageContent | null,
  handleField = 'handle'
): Promise<User> {
  const updated = await changeFields({ user, trx }, fields, handleField)
  if (photo !== undefined) await setAvatar({ user: updated, trx }, photo)
  if (email !== undefined) await requestEmailChange({ user: updated, trx }, email)
  return updated
}

async function changeFields(
  { user, trx }: ActingUser,
  { name, handle, bio, type }: Omit<ProfileSettings, 'email'>,
  handleField: string
): Promise<User> {
  if (name !== undefined) user.name = name
  if (handle !== undefined) user.handle = handle
  if (bio !== undefined) user.bio = bio
  if (type !== undefined && user.type !== 'staff') user.type = type
  try {
    return await user.useTransaction(trx).save()
  } catch (error) {
    if (!isHandleConflict(error)) throw error
    throw fieldErrors({ [handleField]: 'That handle is taken.' })
  }
}

/** Changes or removes the photo. The previous one is deleted a day later. */
async function setAvatar({ user, trx }: ActingUser, content: ImageContent | null): Promise<void> {
  if (user.avatarImageId !== null) await detachImages({ trx }, [user.avatarImageId])
  const photo = { owner: user, purpose: 'avatar', alt: user.name, isUsed: true } as const
  const image = content && (await saveImage({ trx }, content, photo))
  await user
    .useTransaction(trx)
    .merge({ avatarImageId: image?.id ?? null, avatarUrl: image && originalPath(image.content) })
    .save()
}
