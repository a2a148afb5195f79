import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Finds out who asks, where somebody is signed in; refuses nobody. What such a
 * person gets is theirs: no cache keeps it, and going back to a page shows
 * what it is now.
 */
export default class SilentAuthMiddleware {
  async handle({ auth, response, session }: HttpContext, next: NextFn) {
    await auth.check()
    const { viaRemember, user } = auth.use('web')
    if (user) response.header('cache-control', 'private, no-store')
    if (viaRemember && user) await session.tag(String(user.id))
    return next()
  }
}
