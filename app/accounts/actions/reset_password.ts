import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import PasswordReset from '#app/accounts/models/password_reset'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import { passwordProblem } from '#app/accounts/validators/password_problem'
import { oneTimeTokenHash } from '#app/accounts/links/one_time_token'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import { PASSWORD_CHANGED } from '#app/accounts/undo/words/account_changes'
import AccountUndo from '#app/accounts/undo/models/account_undo'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import type { InTransaction } from '#app/kernel/database/transaction'

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
