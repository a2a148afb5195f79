import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { HttpError } from '#app/kernel/exceptions/http_error'

export default class KitController {
  show({ inertia }: HttpContext) {
    if (app.inProduction) throw HttpError.notFound()
    return inertia.render('shell/kit', {})
  }
}
