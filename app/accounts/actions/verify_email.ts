import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { reachMilestone } from '#app/accounts/registry/milestones'
import type { InTransaction } from '#app/kernel/database/transaction'

export async function verifyEmail({ trx }: InTransaction, user: User): Promise<void> {
  if (user.isEmailVerified) return
  const verified: unknown[] = await User.query({ client: trx })
    .where({ id: user.id, email: user.email })
    .whereNull('email_verified_at')
    .update({ email_verified_at: DateTime.now().toSQL() })
    .returning('id')
  if (verified.length) await reachMilestone({ trx }, user.id, 'verified')
}
