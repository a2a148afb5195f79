import type SessionEnded from '#app/accounts/events/session_ended'
import { broadcaster } from '#app/realtime/broadcast'

/** Whoever is signed out hears nothing more. */
export default class CloseSocketsOfSession {
  async handle({ sessionId, userId }: SessionEnded) {
    await broadcaster().endSession(sessionId, userId)
  }
}
