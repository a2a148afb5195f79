import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { isSessionAlive } from '#app/accounts/sessions/find_sessions'
import { tokenSessionId } from '#app/accounts/tokens/change_tokens'
import { broadcaster } from '#app/realtime/broadcast'

/**
 * Records a socket's owner before access is checked: an ended session or token is detected here, one
 * ending later closes the socket.
 * @param channel about to be requested
 * @throws E_UNAUTHORIZED_ACCESS if the session has ended
 */
export async function claimSocket(
  ctx: HttpContext,
  user: User,
  socketId: string,
  channel: string | null
): Promise<void> {
  await broadcaster().claim(socketId, { userId: user.id, ...proofOf(ctx, user) }, channel)
  if (await isSessionAlive(ctx)) return
  throw new errors.E_UNAUTHORIZED_ACCESS('', { guardDriverName: 'session' })
}

/** What the socket stands and falls with. */
function proofOf({ session }: HttpContext, { currentAccessToken: token }: User) {
  if (!token) return { sessionId: session.sessionId }
  return {
    sessionId: tokenSessionId(token.identifier),
    ...(token.expiresAt ? { endsAt: token.expiresAt.getTime() } : {}),
  }
}
