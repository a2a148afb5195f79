import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'

/** A person's public profile text, as of now. */
export async function findReportableUser(
  _reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const user = await User.find(id, { client: trx })
  if (!user) return null
  const { name, handle, bio } = user
  return { reportedUserId: user.id, evidence: { name, handle, bio } }
}
