import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { undoContactImport } from '#app/farm/imports/create_contact_import'
import { findContactImport } from '#app/farm/imports/find_contact_imports'
import ContactImportTransformer from '#app/farm/imports/contact_import_transformer'

export default class ContactImportUndosController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await undoContactImport({ user, trx }, ctx.params.id)
      const found = await findContactImport(ctx.params.id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ContactImportTransformer(found!).toObject() },
      }
    })
  }
}
