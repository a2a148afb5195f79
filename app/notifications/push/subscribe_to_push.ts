import type User from '#app/accounts/user'
import { lockStandingUser } from '#app/accounts/account_locks'
import PushSubscription from '#app/notifications/push/push_subscription'
import type { PushSubscriptionInput } from '#app/notifications/push/push_subscription_validators'
import type { InTransaction } from '#app/kernel/database/transaction'

/** The oldest is dropped. */
export const MAX_SUBSCRIPTIONS_PER_PERSON = 20

interface Subscriber {
  user: User
  sessionId: string
  userAgent: string | null
}

/**
 * An endpoint belongs to whoever subscribed last, so that people who share a browser get only their
 * own notifications. It ends with the session.
 * @throws E_UNAUTHORIZED_ACCESS if the session ended in the meantime
 */
export async function subscribeToPush(
  { trx }: InTransaction,
  { user, sessionId, userAgent }: Subscriber,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput
): Promise<PushSubscription> {
  await lockStandingUser({ user, trx })
  const { id: userId } = user
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
    [userId, MAX_SUBSCRIPTIONS_PER_PERSON]
  )
  return PushSubscription.query({ client: trx }).where('endpoint', endpoint).firstOrFail()
}
