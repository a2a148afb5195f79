import { DateTime } from 'luxon'
import { violatedUnique } from '#app/common/database/violated_unique'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

const OWNED = 'This address belongs to another account by now. Sign in to that one.'

/** @throws HttpError 409 if another account verified the address first */
export async function verifyEmail({ trx }: InTransaction, user: User): Promise<void> {
  if (user.isEmailVerified) return
  if (await markVerified({ trx }, user)) await reachMilestone({ trx }, user.id, 'verified')
}

async function markVerified({ trx }: InTransaction, { id, email }: User): Promise<boolean> {
  try {
    const verified: unknown[] = await User.query({ client: trx })
      .where({ id, email })
      .whereNull('email_verified_at')
      .update({ email_verified_at: DateTime.now().toSQL() })
      .returning('id')
    return verified.length > 0
  } catch (error) {
    if (violatedUnique(error) === 'users_email_unique') throw HttpError.conflict(OWNED)
    throw error
  }
}
