import TakeDownDesign from '#app/designs/actions/take_down_design'
import { labelsOf } from '#app/designs/looks/labels_of'
import { findPublicDesign } from '#app/designs/queries/find_public_design'
import { defineReportable } from '#app/moderation/reportable_registry'

/** A design that everybody may see; staff takes it out of public view. */
defineReportable(
  'design',
  async (_reporter, id, trx) => {
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
  },
  (id, trx) => new TakeDownDesign().handle(id, trx)
)
