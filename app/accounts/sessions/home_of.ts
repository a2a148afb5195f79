import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'

/** Where people land after signing in, unless they were on their way somewhere else. */
export function homeOf(user: User): string {
  return user.isRealtor ? '/dashboard/properties' : '/dashboard'
}

/** Where they were going when they were asked to sign in, a path of ours; else their home. */
export function destinationOf({ session }: HttpContext, user: User): string {
  return session.pullIntendedUrl() ?? homeOf(user)
}
