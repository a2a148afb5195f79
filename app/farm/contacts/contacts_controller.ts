import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import {
  createContact,
  deleteContact,
  updateContact,
  liftBounce,
} from '#app/farm/contacts/change_contact'
import { FARM_CONTACT_LIMITS } from '#app/farm/farm_limits'
import { countContacts, listContacts } from '#app/farm/contacts/find_contacts'
import { findContactPlace } from '#app/farm/contacts/find_contact_place'
import { askedContacts } from '#app/farm/contacts/contact_filter'
import {
  contactChangeValidator,
  contactInput,
  farmContactValidator,
} from '#app/farm/contacts/contact_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm } from '#app/farm/find_farm'
import ContactTransformer from '#app/farm/contacts/contact_transformer'

export default class ContactsController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = pageRequest(ctx)
    const filter = askedContacts(ctx)
    const rows = farm ? await listContacts(farm.id, filter, page) : []
    const data = rows.map((row) => new ContactTransformer(row).toObject())
    const total = farm ? await countContacts(farm.id, filter) : 0
    return { contacts: paginator(ctx, data, page), total }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    await countAttempt(ctx, FARM_CONTACT_LIMITS, String(user.id))
    const { contact: input } = await ctx.request.validateUsing(farmContactValidator)
    const place = await findContactPlace({ address: input.address })
    return once(ctx, async (trx) => {
      const contact = await createContact({ user, trx }, { ...contactInput(input), place })
      return {
        status: 201,
        body: { status: 'success' as const, contact: new ContactTransformer(contact).toObject() },
      }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { contact: input } = await request.validateUsing(contactChangeValidator)
    const { consent, ...given } = input
    const place = await findContactPlace({ address: given.address })
    const change = { ...contactInput(given), consent: consent?.status, place }
    const contact = await transaction((trx) => updateContact({ user, trx }, params.id, change))
    return { status: 'success' as const, contact: new ContactTransformer(contact).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteContact({ user, trx }, params.id))
    return { status: 'success' as const }
  }

  /** The address works again, says the realtor. */
  async liftBounce({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const contact = await transaction((trx) => liftBounce({ user, trx }, params.id))
    return { status: 'success' as const, contact: new ContactTransformer(contact).toObject() }
  }
}
