import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { stopImport } from '#app/imports/actions/stop_import'
import { findImport } from '#app/imports/queries/find_import'
import ImportTransformer from '#app/imports/transformers/import_transformer'

export default class ImportStopsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await stopImport({ user, trx }, ctx.params.id)
      const found = await findImport(ctx.params.id, trx)
      return {
        status: 200,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }
}
