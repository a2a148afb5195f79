import type SessionEnded from '#app/accounts/sessions/session_ended'
import PushSubscription from '#app/notifications/push/push_subscription'

export default class EndPushOfSession {
  async handle({ sessionId }: SessionEnded) {
    await PushSubscription.query().where('session_id', sessionId).delete()
  }
}
