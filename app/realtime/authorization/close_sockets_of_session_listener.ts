import type SessionEnded from '#app/accounts/sessions/session_ended'
import { broadcaster } from '#app/realtime/broadcast'

export default class CloseSocketsOfSession {
  async handle({ sessionId, userId }: SessionEnded) {
    await broadcaster().endSession(sessionId, userId)
  }
}
