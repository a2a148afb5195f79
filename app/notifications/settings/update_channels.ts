import type { InTransaction } from '#app/kernel/database/transaction'
import type { NotificationChannels } from '#app/notifications/settings/notification_channels'
import { findChannels } from '#app/notifications/settings/find_channels'

/** @param kind declared by a module @param given the channels to turn on or off */
export async function updateChannels(
  { trx }: InTransaction,
  userId: number,
  kind: string,
  given: Partial<NotificationChannels>
): Promise<void> {
  if (Object.keys(given).length === 0) return
  const channels = { ...(await findChannels(userId, kind, trx)), ...given }
  await trx
    .knexQuery()
    .table('notification_settings')
    .insert({ user_id: userId, kind, ...channels })
    .onConflict(['user_id', 'kind'])
    .merge(Object.keys(given))
}
