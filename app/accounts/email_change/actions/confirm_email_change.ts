import { DateTime } from 'luxon'
import { violatedUnique } from '#app/common/database/violated_unique'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import EmailChange from '#app/accounts/email_change/models/email_change'
import PasswordReset from '#app/accounts/models/password_reset'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { emailChanged } from '#app/accounts/undo/words/account_changes'

const TAKEN = 'That email address belongs to another account by now. Choose a different one.'

/**
 * Notifies the old address and invalidates links mailed to it.
 * @throws HttpError 404 if it was canceled or already confirmed, 409 if the address is taken
 */
export async function confirmEmailChange({ trx }: InTransaction, id: number): Promise<User> {
  const change = await EmailChange.query({ client: trx })
    .where('id', id)
    .withScopes((scopes) => scopes.pending())
    .forUpdate()
    .first()
  if (!change) throw HttpError.notFound()
  const user = await User.findOrFail(change.userId, { client: trx })
  await tellOfChange({ user, trx }, emailChanged(user.email, change.email))
  await change.delete()
  await PasswordReset.query({ client: trx })
    .where('user_id', user.id)
    .whereNull('used_at')
    .update({ used_at: DateTime.now().toSQL() })
  const isFirst = !user.isEmailVerified
  try {
    await user.merge({ email: change.email, emailVerifiedAt: DateTime.now() }).save()
  } catch (error) {
    if (violatedUnique(error) === 'users_email_unique') throw HttpError.conflict(TAKEN)
    throw error
  }
  if (isFirst) await reachMilestone({ trx }, user.id, 'verified')
  return user
}
