import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { startUndo } from '#app/imports/actions/start_undo'
import { findImport } from '#app/imports/queries/find_import'
import ImportTransformer from '#app/imports/transformers/import_transformer'

export default class ImportUndosController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await startUndo({ user, trx }, ctx.params.id)
      const found = await findImport(ctx.params.id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }
}
