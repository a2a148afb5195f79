import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Finds out who asks, where somebody is signed in; refuses nobody. */
export default class SilentAuthMiddleware {
  async handle({ auth, session }: HttpContext, next: NextFn) {
    await auth.check()
    const { viaRemember, user } = auth.use('web')
    if (viaRemember && user) await session.tag(String(user.id))
    return next()
  }
}
