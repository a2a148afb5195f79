import { fieldErrors } from '#app/common/http/field_errors'
import type User from '#app/accounts/models/user'
import { isHandleConflict } from '#app/accounts/policies/is_handle_conflict'
import type { UserInput } from '#app/profiles/validators/user_validator'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Omitted fields stay unchanged, and staff stay staff.
 * @param handleField its name in the form
 * @throws E_VALIDATION_ERROR if the handle is taken
 */
export async function updateUser(
  { user, trx }: ActingUser,
  { name, handle, bio, type }: UserInput,
  handleField = 'user.handle'
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
