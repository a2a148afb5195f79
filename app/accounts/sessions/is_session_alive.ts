import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/accounts/models/user'

export async function isSessionAlive({ auth, session }: HttpContext): Promise<boolean> {
  const { id, sessionEpoch } = auth.getUserOrFail()
  const account = await User.find(id)
  if (account?.sessionEpoch !== sessionEpoch) return false
  if (session.fresh || session.hasRegeneratedSession) return true
  const sessions = await app.container.make(SessionCollection)
  return (await sessions.get(session.sessionId)) !== null
}
