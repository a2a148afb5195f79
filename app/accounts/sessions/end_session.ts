import { SessionCollection } from '@adonisjs/session'
import type { TaggedSession } from '@adonisjs/session/types'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import SessionEnded from '#app/accounts/events/session_ended'
import { rememberTokenOf } from '#app/accounts/sessions/remembered_browser'

export async function endSession(sessionId: string, userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  await sessions.destroy(sessionId)
  await SessionEnded.dispatch(sessionId, userId)
}

/** Ends another browser's session, and the cookie that would start its next one. */
export async function endRememberedSession(
  { id, data }: TaggedSession,
  userId: number
): Promise<void> {
  const tokenId = rememberTokenOf(data)
  if (tokenId !== null) {
    await db.from('remember_me_tokens').where({ id: tokenId, tokenable_id: userId }).delete()
  }
  await endSession(id, userId)
}
