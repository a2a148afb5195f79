import type SessionRenewed from '#app/accounts/sessions/session_renewed'
import PushSubscription from '#app/notifications/push/push_subscription'

export default class MovePush {
  async handle({ formerId, sessionId }: SessionRenewed) {
    await PushSubscription.query().where('session_id', formerId).update({ session_id: sessionId })
  }
}
