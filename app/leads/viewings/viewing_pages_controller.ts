import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findViewingHours } from '#app/leads/viewings/find_viewing_hours'
import { listViewings } from '#app/leads/viewings/find_viewings'
import { USUAL_HOURS } from '#app/leads/viewings/viewing_options'
import ViewingTransformer from '#app/leads/viewings/viewing_transformer'
import { propertyPolicy } from '#app/properties/property_policy'

/** `/dashboard/viewings`: what is asked for and agreed, and when somebody shows homes. */
export default class ViewingPagesController {
  async index({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    if (!propertyPolicy.create(user)) throw HttpError.forbidden('This page is for realtors.')
    const hours = await findViewingHours(user.id)
    const viewings = await listViewings(user)
    return inertia.render('dashboard/viewings', {
      viewings: viewings.map((viewing) => new ViewingTransformer(viewing).toObject()),
      hours: hours ?? USUAL_HOURS,
      has_own_hours: hours !== null,
    })
  }
}
