import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { mendRow, decideRow, retryPhotos } from '#app/imports/report/mend_row'
import { IMPORT_ROW_LIMITS } from '#app/imports/import_rate_limits'
import { findImport } from '#app/imports/find_imports'
import ImportTransformer from '#app/imports/import_transformer'
import { mendingValidator, duplicateDecisionValidator } from '#app/imports/import_validators'

export default class ImportRowsController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, IMPORT_ROW_LIMITS, String(user.id))
    const { cells } = await ctx.request.validateUsing(mendingValidator)
    const { id, row } = ctx.params
    return once(ctx, async (trx) => {
      await mendRow({ user, trx }, id, row, cells)
      const found = await findImport(id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }

  async decide(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, IMPORT_ROW_LIMITS, String(user.id))
    const { decision } = await ctx.request.validateUsing(duplicateDecisionValidator)
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

  async retryPhotos(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await retryPhotos({ user, trx }, ctx.params.id)
      const found = await findImport(ctx.params.id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }
}
