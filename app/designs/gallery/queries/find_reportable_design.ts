import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { findPublicDesign } from '#app/designs/gallery/queries/find_public_design'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { labelsOf } from '#app/redesign/looks/labels_of'

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
