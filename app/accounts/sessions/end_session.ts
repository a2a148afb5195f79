import { SessionCollection } from '@adonisjs/session'
import app from '@adonisjs/core/services/app'
import SessionEnded from '#app/accounts/events/session_ended'

/** Ends one session of somebody; told once nothing can be read from it any more. */
export async function endSession(sessionId: string, userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  await sessions.destroy(sessionId)
  await SessionEnded.dispatch(sessionId, userId)
}
