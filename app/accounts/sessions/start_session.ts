import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'

/**
 * Signs somebody in on this browser. The session gets a new id, so that an id
 * known from before is worth nothing, and carries its user's tag, so that it
 * can be found and ended from elsewhere.
 */
export async function startSession(
  { auth, session }: HttpContext,
  user: User,
  remember = false
): Promise<void> {
  await auth.use('web').login(user, remember)
  await session.tag(String(user.id))
}
