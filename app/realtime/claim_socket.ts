import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { isSessionAlive } from '#app/accounts/sessions/is_session_alive'
import { broadcaster } from './broadcast.js'

/**
 * Notes whose socket it is, before anything is decided about it: a session
 * that ended earlier is found dead here, one that ends later closes the socket.
 *
 * @param channel that is about to be asked for
 * @throws E_UNAUTHORIZED_ACCESS when the session ended since the request began
 */
export async function claimSocket(
  ctx: HttpContext,
  user: User,
  socketId: string,
  channel: string | null
): Promise<void> {
  const { sessionId } = ctx.session
  await broadcaster().claim(socketId, { userId: user.id, sessionId }, channel)
  if (await isSessionAlive(ctx)) return
  throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
}
