import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PushSubscription from '#app/notifications/models/push_subscription'
import type { PushSubscriptionInput } from '#app/notifications/validators/push_subscription_validators'

/** Browsers of one person; the one that subscribed longest ago gives way. */
export const MOST_SUBSCRIPTIONS = 20

interface Subscriber {
  userId: number
  sessionId: string | null
  userAgent: string | null
}

/**
 * Keeps how a browser is reached. A browser has one endpoint, and it belongs
 * to whoever subscribed there last: who shares a browser does not get what is
 * another's.
 */
export default class SubscribeToPush {
  async handle(
    { userId, sessionId, userAgent }: Subscriber,
    { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
    trx: TransactionClientContract
  ): Promise<PushSubscription> {
    const now = new Date()
    const columns = { user_id: userId, session_id: sessionId, p256dh, auth, user_agent: userAgent }
    await trx
      .knexQuery()
      .table('push_subscriptions')
      .insert({ endpoint, ...columns, created_at: now, updated_at: now })
      .onConflict('endpoint')
      .merge({ ...columns, updated_at: now })
    await trx.rawQuery(
      `delete from push_subscriptions where id in (
         select id from push_subscriptions where user_id = ?
         order by updated_at desc, id desc offset ?)`,
      [userId, MOST_SUBSCRIPTIONS]
    )
    return PushSubscription.query({ client: trx }).where('endpoint', endpoint).firstOrFail()
  }
}
