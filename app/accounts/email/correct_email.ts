import { DateTime } from 'luxon'
import SendVerificationMail from '#app/accounts/email/send_verification_mail_job'
import PasswordReset from '#app/accounts/passwords/password_reset'
import User, { type ActingUser } from '#app/accounts/user'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'

/**
 * Another address for an account that has verified none: links mailed to the former one end, and
 * the new one is mailed its own. Another account's address is accepted alike.
 * @returns whether the account was still unverified
 */
export async function correctEmail({ user, trx }: ActingUser, email: string): Promise<boolean> {
  const corrected: unknown[] = await User.query({ client: trx })
    .where('id', user.id)
    .whereNull('email_verified_at')
    .update({ email })
    .returning('id')
  if (!corrected.length) return false
  await PasswordReset.query({ client: trx })
    .where('user_id', user.id)
    .whereNull('used_at')
    .update({ used_at: DateTime.now().toSQL() })
  afterCommit(trx, () => enqueue(SendVerificationMail.dispatch({ userId: user.id })))
  return true
}
