import type { ActingUser } from '#app/accounts/models/acting_user'
import { requestEmailChange } from '#app/accounts/email_change/actions/request_email_change'
import type User from '#app/accounts/models/user'
import type ImageContent from '#app/media/models/image_content'
import { setAvatar } from '#app/profiles/actions/set_avatar'
import { updateUser } from '#app/profiles/actions/update_user'
import type { ProfileSettings } from '#app/profiles/validators/profile_settings_validator'

/**
 * Saves the profile settings, all or nothing.
 * @param photo null removes it, undefined keeps it
 * @throws E_VALIDATION_ERROR on the invalid field
 */
export async function updateProfile(
  { user, trx }: ActingUser,
  { email, ...fields }: ProfileSettings,
  photo?: ImageContent | null
): Promise<User> {
  const updated = await updateUser({ user, trx }, fields, 'handle')
  if (photo !== undefined) await setAvatar({ user: updated, trx }, photo)
  if (email !== undefined) await requestEmailChange({ user: updated, trx }, email)
  return updated
}
