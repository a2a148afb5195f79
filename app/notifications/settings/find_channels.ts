import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { defaultChannels, notificationKinds } from '#app/notifications/notification_kinds'
import type { NotificationTopic } from '#app/notifications/notification_options'
import type { NotificationChannels } from '#app/notifications/settings/notification_channels'

export interface ChannelsOfKind {
  kind: string
  label: string
  topic: NotificationTopic
  channels: NotificationChannels
}

/** Every declared kind, with the person's channels. */
export async function listNotificationChannels(userId: number): Promise<ChannelsOfKind[]> {
  const { rows } = await db.rawQuery<{ rows: ({ kind: string } & NotificationChannels)[] }>(
    'select kind, in_app, email, push from notification_settings where user_id = ?',
    [userId]
  )
  const chosen = new Map(rows.map(({ kind, ...channels }) => [kind, channels]))
  return notificationKinds.list().map(({ kind, label, topic }) => ({
    kind,
    label,
    topic,
    channels: chosen.get(kind) ?? defaultChannels(kind),
  }))
}

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
