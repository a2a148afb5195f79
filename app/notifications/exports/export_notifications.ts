import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'
import { listChannels } from '#app/notifications/queries/list_channels'

/** The person's notifications, and their channel settings. */
export async function exportNotifications({ id }: User): Promise<ExportedPart> {
  const notifications: object[] = await db
    .from('notifications')
    .where('user_id', id)
    .orderBy('id')
    .select('kind', 'words', 'url', 'happened_at', 'read_at')
  return { data: { notifications, channels: await listChannels(id) } }
}
