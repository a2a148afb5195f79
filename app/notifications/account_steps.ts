import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { listNotificationChannels } from '#app/notifications/settings/find_channels'

/** The person's notifications, and their channel settings. */
export async function exportNotifications({ id }: User): Promise<ExportedPart> {
  const notifications: object[] = await db
    .from('notifications')
    .where('user_id', id)
    .orderBy('id')
    .select('kind', 'words', 'url', 'happened_at', 'read_at')
  return { data: { notifications, channels: await listNotificationChannels(id) } }
}

export async function endPushOfOthers(
  userId: number,
  keptSessionId: string | null,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('push_subscriptions')
    .where('user_id', userId)
    .where((query) => {
      if (keptSessionId === null) return
      void query.whereNull('session_id').orWhereNot('session_id', keptSessionId)
    })
    .delete()
}
