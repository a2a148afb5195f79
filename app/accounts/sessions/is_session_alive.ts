import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether the request's session still stands: it may have ended since the
 * request began. One that begins with this request is not stored yet.
 */
export async function isSessionAlive({ session }: HttpContext): Promise<boolean> {
  if (session.fresh || session.hasRegeneratedSession) return true
  const sessions = await app.container.make(SessionCollection)
  return (await sessions.get(session.sessionId)) !== null
}
