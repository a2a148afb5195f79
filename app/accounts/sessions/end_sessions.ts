import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { endSession } from './end_session.js'

/**
 * Signs somebody out on every browser but the one whose session is kept:
 * sessions end and no remember-me cookie signs in again.
 */
export async function endSessions(user: User, keptSessionId?: string): Promise<void> {
  await db.from('remember_me_tokens').where('tokenable_id', user.id).delete()
  const sessions = await app.container.make(SessionCollection)
  for (const { id } of await sessions.tagged(String(user.id))) {
    if (id !== keptSessionId) await endSession(id, user.id)
  }
}
