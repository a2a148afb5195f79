import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { retryPhotos } from '#app/imports/actions/retry_photos'
import { findImport } from '#app/imports/queries/find_import'
import ImportTransformer from '#app/imports/transformers/import_transformer'

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
