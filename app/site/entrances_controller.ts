import type { HttpContext } from '@adonisjs/core/http'
import { ownPath } from '#app/kernel/http/own_path'

export default class EntrancesController {
  /** “Sign in” on a page that guests don’t see leads here: after it they return there. */
  show({ request, response }: HttpContext) {
    return response.redirect().toPath(ownPath(request.qs().to))
  }
}
