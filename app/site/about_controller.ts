import type { HttpContext } from '@adonisjs/core/http'

export default class AboutController {
  show({ inertia }: HttpContext) {
    return inertia.render('site/about', {})
  }
}
