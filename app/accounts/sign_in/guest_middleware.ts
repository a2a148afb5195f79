import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HOME_PATH } from '#app/accounts/sign_in/sign_in'

export default class GuestMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    return auth.user ? response.redirect().toPath(HOME_PATH) : next()
  }
}
