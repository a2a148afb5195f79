import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type { NoticeSubject } from '#app/notifications/notice_pictures'
import NotificationCreated from '#app/notifications/notification_created'
import type { NotificationWords } from '#app/notifications/notification_kinds'
import { findChannels } from '#app/notifications/settings/find_channels'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChannels,
} from '#app/notifications/settings/notification_channels'

export interface Notice {
  /** the recipient */
  userId: number
  /** declared by `notificationKind` */
  kind: string
  /** who did it; empty for automatic events */
  actorId?: number
  /** unread notices with the same key merge into one with several actors: `like:spot:5` */
  groupKey: string
  words?: NotificationWords
  /** a path on this site */
  url: string
  /** whose picture it shows, besides the actors’ */
  about?: NoticeSubject
  /** further limits the channels the person chose */
  channels?: readonly NotificationChannel[]
}

/**
 * Notifies a person on the channels they chose: never of their own actions or of people they
 * silenced, and only once per actor until it is read.
 */
export async function notify({ trx }: InTransaction, notice: Notice): Promise<void> {
  const { userId, actorId, kind, channels: allowed = NOTIFICATION_CHANNELS } = notice
  if (actorId === userId) return
  if (actorId) {
    if (await isHiddenFrom(userId, actorId, trx)) return
    if (await isSilenced(userId, actorId, trx)) return
  }
  const chosen = await findChannels(userId, kind, trx)
  const isOn = (channel: NotificationChannel) => chosen[channel] && allowed.includes(channel)
  const channels = { in_app: isOn('in_app'), email: isOn('email'), push: isOn('push') }
  if (!Object.values(channels).includes(true)) return

  const { id, isNew } = await writeNotice(notice, channels, trx)
  const isNewActor = actorId ? await addActor(id, actorId, trx) : true
  if (!isNew && !isNewActor) return
  afterCommit(trx, () => NotificationCreated.dispatch(id, channels))
}

async function writeNotice(
  { userId, kind, groupKey, words = {}, url, about }: Notice,
  channels: NotificationChannels,
  trx: TransactionClientContract
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; is_new: boolean }[] }>(
    `insert into notifications (user_id, kind, group_key, words, url, about_of, about_id,
       is_in_app, is_mail_pending)
     values (:userId, :kind, :groupKey, :words, :url,
       nullif(:aboutOf, ''), nullif(:aboutId, 0), :isInApp, :isMailed)
     on conflict (user_id, group_key) where read_at is null do update set
       words = excluded.words, url = excluded.url, happened_at = now(),
       about_of = excluded.about_of, about_id = excluded.about_id,
       is_in_app = notifications.is_in_app or excluded.is_in_app
     returning id, xmax = 0 as is_new`,
    {
      userId,
      kind,
      groupKey,
      words: JSON.stringify(words),
      url,
      aboutOf: about?.of ?? '',
      aboutId: about?.id ?? 0,
      isInApp: channels.in_app,
      isMailed: channels.email,
    }
  )
  return { id: rows[0]!.id, isNew: rows[0]!.is_new }
}

async function addActor(
  notificationId: number,
  actorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `insert into notification_actors (notification_id, user_id) values (?, ?)
     on conflict do nothing returning user_id`,
    [notificationId, actorId]
  )
  return rows.length > 0
}

type Silences = (
  userId: number,
  actorId: number,
  trx: TransactionClientContract
) => Promise<boolean>

const silencers = new Registry<Silences>('silencers of notifications')

/** Declares a reason not to notify one person about another: blocked, muted. */
export function notificationSilencer(silences: Silences): Extension {
  return silencers.adds(silences)
}

async function isSilenced(
  userId: number,
  actorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  for (const silences of silencers.list()) {
    if (await silences(userId, actorId, trx)) return true
  }
  return false
}
