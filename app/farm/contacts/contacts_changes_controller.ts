import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { fieldErrors } from '#app/common/http/field_errors'
import {
  changeContacts,
  type ChosenContacts,
  type ContactsChange,
} from '#app/farm/contacts/change_contacts'
import { exactContactFilter } from '#app/farm/contacts/contact_filter'
import { contactsChangeValidator } from '#app/farm/contacts/contact_validators'
import { farmOwner } from '#app/farm/open_farm'

/** Tags or deletes many contacts at once. */
export default class ContactsChangesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    const { contacts } = await ctx.request.validateUsing(contactsChangeValidator)
    const { ids, filter, change, tag = '' } = contacts
    const chosen: ChosenContacts | null = ids
      ? { ids }
      : (filter && { filter: exactContactFilter(filter) }) || null
    if (!chosen) throw fieldErrors({ 'contacts.ids': 'Choose contacts.' })
    const wanted: ContactsChange =
      change === 'delete' ? change : change === 'tag' ? { add: tag } : { remove: tag }
    return once(ctx, async (trx) => {
      const changed = await changeContacts({ user, trx }, chosen, wanted)
      return { status: 200, body: { status: 'success' as const, changed } }
    })
  }
}
