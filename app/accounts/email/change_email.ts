import { DateTime } from 'luxon'
import { runAddressSteps } from '#app/accounts/email/address_steps'
import EmailChange from '#app/accounts/email/email_change'
import { EMAIL_CHANGE_DAYS } from '#app/accounts/email/email_links'
import SendEmailChangeMail from '#app/accounts/email/send_email_change_mail_job'
import { reachMilestone } from '#app/accounts/milestones'
import PasswordReset from '#app/accounts/passwords/password_reset'
import { tellOfChange, emailRequested, emailChanged } from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'

/**
 * Requesting the current address cancels a pending change; repeating a request resends the mail.
 * Another account's address is accepted alike, and only its owner is told.
 */
export async function requestEmailChange({ user, trx }: ActingUser, email: string): Promise<void> {
  const before = await EmailChange.query({ client: trx }).where('user_id', user.id).first()
  if (email === user.email) return before?.delete()
  const change = before ?? new EmailChange().useTransaction(trx)
  const expiresAt = DateTime.now().plus({ days: EMAIL_CHANGE_DAYS })
  const isNew = change.email !== email
  await change.merge({ userId: user.id, email, expiresAt }).save()
  if (isNew) await tellOfChange({ user, trx }, emailRequested(user.email, email))
  afterCommit(trx, () => enqueue(SendEmailChangeMail.dispatch({ changeId: change.id })))
}

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
  await runAddressSteps({ trx }, user)
  if (isFirst) await reachMilestone({ trx }, user.id, 'verified')
  return user
}

export async function findPendingEmail(userId: number): Promise<string | null> {
  const change = await EmailChange.query()
    .where('user_id', userId)
    .withScopes((scopes) => scopes.pending())
    .first()
  return change?.email ?? null
}
