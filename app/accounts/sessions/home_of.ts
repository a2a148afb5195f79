import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'

/** Where people land after signing in, unless they were headed elsewhere. */
export function homeOf(user: User): string {
  return user.isRealtor ? '/dashboard/properties' : '/dashboard'
}

/** The local path they were headed to when asked to sign in, or else their home. */
export function destinationOf({ session }: HttpContext, user: User): string {
  return session.pullIntendedUrl() ?? homeOf(user)
}
