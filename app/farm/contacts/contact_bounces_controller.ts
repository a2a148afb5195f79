import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { liftBounce } from '#app/farm/contacts/change_contact'
import ContactTransformer from '#app/farm/contacts/contact_transformer'

export default class ContactBouncesController {
  /** The address works again, says the realtor. */
  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const contact = await transaction((trx) => liftBounce({ user, trx }, params.id))
    return { status: 'success' as const, contact: new ContactTransformer(contact).toObject() }
  }
}
