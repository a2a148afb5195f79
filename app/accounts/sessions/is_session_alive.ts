import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { isTokenAlive } from '#app/accounts/tokens/guard/is_token_alive'
import User from '#app/accounts/models/user'

/** Whether the session or API token of a request hasn't ended since the request began. */
export async function isSessionAlive({ auth, session }: HttpContext): Promise<boolean> {
  const { id, sessionEpoch, currentAccessToken: token } = auth.getUserOrFail()
  const account = await User.find(id)
  if (account?.sessionEpoch !== sessionEpoch) return false
  if (token) return isTokenAlive(token)
  if (session.fresh || session.hasRegeneratedSession) return true
  const sessions = await app.container.make(SessionCollection)
  return (await sessions.get(session.sessionId)) !== null
}
