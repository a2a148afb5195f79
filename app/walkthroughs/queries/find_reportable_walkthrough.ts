import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import Walkthrough from '#app/walkthroughs/models/walkthrough'

/** A published walkthrough of somebody visible to the reporter. */
export async function findReportableWalkthrough(
  reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const walkthrough = await Walkthrough.find(id, { client: trx })
  if (!walkthrough?.isPublished) return null
  const { userId, slug, title, description } = walkthrough
  if (await isHiddenFrom(reporter.id, userId, trx)) return null
  return {
    reportedUserId: userId,
    evidence: { address: `/walkthroughs/${slug}`, title, description },
  }
}
