import type SessionEnded from '#app/accounts/events/session_ended'
import PushSubscription from '#app/notifications/models/push_subscription'

/** A browser that is signed out is told nothing more. */
export default class EndPushOfSession {
  async handle({ sessionId }: SessionEnded) {
    await PushSubscription.query().where('session_id', sessionId).delete()
  }
}
