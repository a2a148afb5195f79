import db from '@adonisjs/lucid/services/db'
import type { NotificationChannels } from '#app/notifications/contract/channels'
import { defaultChannels, notificationKinds } from '#app/notifications/registry/notification_kinds'

export interface ChannelsOfKind {
  kind: string
  label: string
  channels: NotificationChannels
}

/** Every declared kind, with the person's channels. */
export async function listChannels(userId: number): Promise<ChannelsOfKind[]> {
  const { rows } = await db.rawQuery<{ rows: ({ kind: string } & NotificationChannels)[] }>(
    'select kind, in_app, email, push from notification_settings where user_id = ?',
    [userId]
  )
  const chosen = new Map(rows.map(({ kind, ...channels }) => [kind, channels]))
  return [...notificationKinds()].map(([kind, { label }]) => ({
    kind,
    label,
    channels: chosen.get(kind) ?? defaultChannels(kind),
  }))
}
