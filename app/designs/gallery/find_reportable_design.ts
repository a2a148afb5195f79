import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import Design from '#app/designs/design'
import type { ReportedSubject } from '#app/moderation/reportable_registry'
import { labelsOf } from '#app/redesign/looks/option_labels'

export async function findReportableDesign(
  _reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const design = await findPublicDesign(id, trx)
  if (!design) return null
  const { owner, options, shareTellsPrompt, prompt, shareToken } = design
  return {
    reportedUserId: owner.id,
    evidence: {
      address: `/shared/${shareToken}`,
      author: owner.handle,
      look: labelsOf(options).join(', ') || null,
      words: shareTellsPrompt ? (options.customPrompt ?? prompt) : null,
    },
  }
}

function findPublicDesign(id: number, client?: TransactionClientContract): Promise<Design | null> {
  return Design.query({ client })
    .where('id', id)
    .whereNotNull('published_at')
    .preload('owner')
    .first()
}
