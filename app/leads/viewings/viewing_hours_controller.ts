import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { setViewingHours } from '#app/leads/viewings/set_viewing_hours'
import { checkedHours, viewingHoursValidator } from '#app/leads/viewings/viewing_validators'
import { propertyPolicy } from '#app/properties/property_policy'

export default class ViewingHoursController {
  async update({ auth, request }: HttpContext) {
    const user = auth.getUserOrFail()
    if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors show homes.')
    const { hours: given } = await request.validateUsing(viewingHoursValidator)
    const hours = checkedHours(given)
    await transaction((trx) => setViewingHours({ user, trx }, hours))
    return { status: 'success' as const, hours }
  }
}
