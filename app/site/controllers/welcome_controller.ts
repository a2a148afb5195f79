import type { HttpContext } from '@adonisjs/core/http'

export default class WelcomeController {
  show({ inertia }: HttpContext) {
    return inertia.render('site/welcome', {})
  }
}
