import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { stopImport } from '#app/imports/change_import'
import { findImport } from '#app/imports/find_imports'
import ImportTransformer from '#app/imports/import_transformer'

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
