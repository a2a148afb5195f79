import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runAddressSteps } from '#app/accounts/email/address_steps'
import { reachMilestone } from '#app/accounts/milestones'
import { newOneTimeToken, oneTimeTokenHash } from '#app/accounts/one_time_token'
import { passwordProblem } from '#app/accounts/passwords/password_problem'
import PasswordReset from '#app/accounts/passwords/password_reset'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import AccountUndo from '#app/accounts/undo/account_undo'
import { tellOfChange, PASSWORD_CHANGED } from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

interface PasswordChange {
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
  { password, hashed, sessionId }: PasswordChange
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

const VALID_FOR_MINUTES = 60

export async function issuePasswordReset({ trx }: InTransaction, user: User): Promise<string> {
  const token = newOneTimeToken()
  await PasswordReset.create(
    {
      userId: user.id,
      tokenHash: oneTimeTokenHash(token),
      expiresAt: DateTime.now().plus({ minutes: VALID_FOR_MINUTES }),
    },
    { client: trx }
  )
  return token
}

export function findUsableReset(token: string): Promise<PasswordReset | null> {
  return PasswordReset.query()
    .where('token_hash', oneTimeTokenHash(token))
    .withScopes((scopes) => scopes.usable())
    .first()
}

const SPENT = 'This link has been used or has expired. Request a new one.'

interface NewPassword {
  password: string
  /** hashed before the transaction, because hashing is slow */
  hashed: string
}

/**
 * Ends all sessions and other links. The token works once, even if sent twice at the same time.
 * @throws E_VALIDATION_ERROR on `token` if it is unknown, used or expired
 */
export async function resetPassword(
  { trx }: InTransaction,
  token: string,
  { password, hashed }: NewPassword
): Promise<User> {
  const user = await lockHolder(token, trx)
  if (!user || !(await useUpLinks(user, token, trx))) {
    throw fieldErrors({ token: SPENT })
  }
  const problem = passwordProblem(password, user)
  if (problem) throw fieldErrors({ password: problem })
  await setPassword(user, hashed, trx)
  if (!user.isEmailVerified) {
    await forgetConnections(user, trx)
    await runAddressSteps({ trx }, user)
    await reachMilestone({ trx }, user.id, 'verified')
  }
  await closeOtherMailboxes(user, trx)
  await trx.from('email_changes').where('user_id', user.id).delete()
  await outdateSessions(user, trx)
  await tellOfChange({ user, trx }, PASSWORD_CHANGED)
  return user
}

/** Using the link verifies the address, unless another account has done so since it was mailed. */
async function setPassword(user: User, hashed: string, trx: TransactionClientContract) {
  try {
    await User.query({ client: trx })
      .where('id', user.id)
      .update({
        password: hashed,
        email_verified_at: trx.raw('coalesce(email_verified_at, now())'),
        updated_at: DateTime.now().toSQL(),
      })
  } catch (error) {
    if (violatedUnique(error) === 'users_email_unique') throw fieldErrors({ token: SPENT })
    throw error
  }
}

/** Until this reset, anyone could have created the account with someone else's address. */
async function forgetConnections(user: User, trx: TransactionClientContract): Promise<void> {
  await trx.from('connected_accounts').where('user_id', user.id).delete()
}

/** Undo links in a mailbox given up since would take the account away from its new address. */
async function closeOtherMailboxes(user: User, trx: TransactionClientContract): Promise<void> {
  await AccountUndo.query({ client: trx })
    .where('user_id', user.id)
    .whereNot('mailed_to', user.email)
    .whereNull('used_at')
    .update({ used_at: DateTime.now().toSQL() })
}

/** A concurrent request waits here, then finds the token used. */
function lockHolder(token: string, trx: TransactionClientContract): Promise<User | null> {
  return User.query({ client: trx })
    .whereIn(
      'id',
      PasswordReset.query({ client: trx })
        .where('token_hash', oneTimeTokenHash(token))
        .withScopes((scopes) => scopes.usable())
        .select('user_id')
    )
    .forUpdate()
    .first()
}

async function useUpLinks(
  user: User,
  token: string,
  trx: TransactionClientContract
): Promise<boolean> {
  const open = await PasswordReset.query({ client: trx })
    .where('user_id', user.id)
    .withScopes((scopes) => scopes.usable())
  for (const reset of open) await reset.merge({ usedAt: DateTime.now() }).save()
  return open.some(({ tokenHash }) => tokenHash === oneTimeTokenHash(token))
}
