import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runAddressSteps } from '#app/accounts/email/address_steps'
import { oneTimeTokenHash } from '#app/accounts/one_time_token'
import { undoPasskeys } from '#app/accounts/passkeys/change_passkeys'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import PasswordReset from '#app/accounts/passwords/password_reset'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import { forgetDevices } from '#app/accounts/sign_in/known_browsers'
import AccountUndo, { type Reverts } from '#app/accounts/undo/account_undo'
import User from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Undoes a change and ends all sessions, tokens, links and the password: an attacker may hold them.
 * @returns the account, and the token for a new password
 * @throws HttpError 404 if the link is unknown, used or expired, 409 if the address was taken since
 */
export async function useUndo({ trx }: InTransaction, token: string) {
  const user = await lockHolder(token, trx)
  const undo = user && (await findOpen(token, trx).first())
  if (!undo) throw HttpError.notFound()

  await bringBack(user, undo.reverts, trx)
  await removeNewConnections(user, trx)
  await undoPasskeys({ user, trx }, undo.reverts)
  await forgetDevices({ user, trx })
  await trx.from('users').where('id', user.id).update({ password: null })
  await trx.from('email_changes').where('user_id', user.id).delete()
  const usedAt = DateTime.now().toSQL()
  for (const links of [AccountUndo, PasswordReset]) {
    await links
      .query({ client: trx })
      .where('user_id', user.id)
      .whereNull('used_at')
      .update({ used_at: usedAt })
  }
  await outdateSessions(user, trx)
  return { user, resetToken: await issuePasswordReset({ trx }, user) }
}

const findOpen = (token: string, trx: TransactionClientContract) =>
  AccountUndo.query({ client: trx })
    .where('token_hash', oneTimeTokenHash(token))
    .withScopes((scopes) => scopes.usable())

/** Serializes all undo links of one account. */
function lockHolder(token: string, trx: TransactionClientContract): Promise<User | null> {
  return User.query({ client: trx })
    .whereIn('id', findOpen(token, trx).select('user_id'))
    .forUpdate()
    .first()
}

/** An attacker may also have connected an account of their own. */
async function removeNewConnections(user: User, trx: TransactionClientContract): Promise<void> {
  const undos = await AccountUndo.query({ client: trx })
    .where('user_id', user.id)
    .withScopes((scopes) => scopes.usable())
  const ids = undos.flatMap(({ reverts }) => reverts.connected ?? [])
  await trx.from('connected_accounts').where('user_id', user.id).whereIn('id', ids).delete()
}

async function bringBack(
  user: User,
  { email, two_factor: twoFactor, disconnected }: Reverts,
  trx: TransactionClientContract
): Promise<void> {
  if (email !== undefined) await restoreEmail(user, email, trx)
  if (disconnected) {
    await trx.table('connected_accounts').insert(disconnected).onConflict().ignore()
  }
  if (twoFactor === undefined) return
  await trx.from('two_factors').where('user_id', user.id).delete()
  if (twoFactor) await trx.table('two_factors').insert(twoFactor)
}

async function restoreEmail(user: User, email: string, trx: TransactionClientContract) {
  try {
    await User.query({ client: trx })
      .where('id', user.id)
      .update({ email, email_verified_at: DateTime.now().toSQL() })
  } catch (error) {
    if (violatedUnique(error) !== 'users_email_unique') throw error
    throw HttpError.conflict('Another account uses your old email address by now. Contact us.')
  }
  await runAddressSteps({ trx }, { id: user.id, email })
}

export function findUsableUndo(token: string): Promise<AccountUndo | null> {
  return AccountUndo.query()
    .where('token_hash', oneTimeTokenHash(token))
    .withScopes((scopes) => scopes.usable())
    .first()
}
