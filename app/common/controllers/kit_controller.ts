import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { HttpError } from '#app/core/exceptions/http_error'

/** Shows every piece of the interface, to those who build it. */
export default class KitController {
  show({ inertia }: HttpContext) {
    if (app.inProduction) throw HttpError.notFound()
    return inertia.render('common/kit', {})
  }
}
