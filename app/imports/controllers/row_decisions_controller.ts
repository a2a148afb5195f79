import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { decideRow } from '#app/imports/actions/decide_row'
import { IMPORT_ROW_LIMITS } from '#app/imports/policies/rate_limits'
import { findImport } from '#app/imports/queries/find_import'
import ImportTransformer from '#app/imports/transformers/import_transformer'
import { decisionValidator } from '#app/imports/validators/import_validator'

export default class RowDecisionsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, IMPORT_ROW_LIMITS, String(user.id))
    const { decision } = await ctx.request.validateUsing(decisionValidator)
    const { id, row } = ctx.params
    return once(ctx, async (trx) => {
      await decideRow({ user, trx }, id, row, decision)
      const found = await findImport(id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }
}
