import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NotificationChannels } from '#app/notifications/contract/channels'
import { defaultChannels } from '#app/notifications/registry/notification_kinds'

/** The channels a person gets a kind on. */
export async function findChannels(
  userId: number,
  kind: string,
  client?: TransactionClientContract
): Promise<NotificationChannels> {
  const { rows } = await (client ?? db).rawQuery<{ rows: NotificationChannels[] }>(
    'select in_app, email, push from notification_settings where user_id = ? and kind = ?',
    [userId, kind]
  )
  return rows[0] ?? defaultChannels(kind)
}
