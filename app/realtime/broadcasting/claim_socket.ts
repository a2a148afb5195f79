import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { isSessionAlive } from '#app/accounts/sessions/is_session_alive'
import { broadcaster } from './broadcast.js'

/**
 * Records a socket's owner before access is checked: an ended session is detected here, one ending
 * later closes the socket.
 * @param channel about to be requested
 * @throws E_UNAUTHORIZED_ACCESS if the session has ended
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
