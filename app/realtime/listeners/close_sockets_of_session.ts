import type SessionEnded from '#app/accounts/events/session_ended'
import { broadcaster } from '#app/realtime/broadcasting/broadcast'

export default class CloseSocketsOfSession {
  async handle({ sessionId, userId }: SessionEnded) {
    await broadcaster().endSession(sessionId, userId)
  }
}
