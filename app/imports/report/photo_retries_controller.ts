import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { retryPhotos } from '#app/imports/report/mend_row'
import { findImport } from '#app/imports/find_imports'
import ImportTransformer from '#app/imports/import_transformer'

export default class PhotoRetriesController {
  async store(ctx: HttpContext) {
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
