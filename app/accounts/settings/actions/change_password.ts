import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import PasswordReset from '#app/accounts/models/password_reset'
import User from '#app/accounts/models/user'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { PASSWORD_CHANGED } from '#app/accounts/undo/words/account_changes'
import { passwordProblem } from '#app/accounts/validators/password_problem'

interface NewPassword {
  password: string
  /** hashed before the transaction, because hashing is slow */
  hashed: string
  /** of the browser that changes it */
  sessionId: string
}

/**
 * Changes or sets the password. All sessions but the caller's end, and so do all reset links.
 * @throws E_VALIDATION_ERROR on `password`, HttpError 409 if it was changed in the meantime
 */
export async function changePassword(
  { user, trx }: ActingUser,
  { password, hashed, sessionId }: NewPassword
): Promise<void> {
  const problem = passwordProblem(password, user)
  if (problem) throw fieldErrors({ password: problem })
  const present = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  if (present.password !== user.password) {
    throw HttpError.conflict('Your password has just been changed. Sign in with the new one.')
  }
  const now = DateTime.now().toSQL()
  await trx.from('users').where('id', user.id).update({ password: hashed, updated_at: now })
  await PasswordReset.query({ client: trx })
    .where('user_id', user.id)
    .whereNull('used_at')
    .update({ used_at: now })
  await outdateSessions(user, trx, sessionId)
  await tellOfChange({ user, trx }, PASSWORD_CHANGED)
}
