import { DateTime } from 'luxon'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { EMAIL_CHANGE_DAYS } from '#app/accounts/email_change/links/email_change_link'
import EmailChange from '#app/accounts/email_change/models/email_change'
import SendEmailChangeMail from '#app/accounts/email_change/jobs/send_email_change_mail'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { emailRequested } from '#app/accounts/undo/words/account_changes'

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
