import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { InTransaction } from '#app/kernel/database/transaction'

export async function recordPresence({ trx }: InTransaction, userId: number): Promise<void> {
  await trx.rawQuery(
    `insert into user_presence (user_id, seen_at)
       select :userId, now() where not exists (
         select from chat_preferences where user_id = :userId and not shows_presence)
       on conflict (user_id) do update set seen_at = excluded.seen_at`,
    { userId }
  )
}

/** A page reports every minute; two missed reports mean away. */
const PRESENT_SECONDS = 125

interface Presence {
  user_id: number
  is_online: boolean
  last_seen_at: string
}

/**
 * Who is online or when they last were, for people who share an accepted chat with the viewer,
 * haven't blocked it or them, and hide no more than the viewer does.
 */
export async function listPresences(userId: number, ids: number[]): Promise<Presence[]> {
  const { rows } = await db.rawQuery<{
    rows: { user_id: number; is_online: boolean; seen_at: Date }[]
  }>(
    `select user_id, seen_at, seen_at > now() - make_interval(secs => :present) as is_online
     from user_presence presence
     where user_id = any(:ids) and user_id <> all(:hiddenIds)
       and not exists (select from chat_preferences
         where user_id in (presence.user_id, :userId) and not shows_presence)
       and exists (
         select from chat_members theirs
         join chat_members mine on mine.chat_id = theirs.chat_id and mine.user_id = :userId
         where theirs.user_id = presence.user_id and not theirs.is_channel
           and theirs.state = 'normal' and mine.state = 'normal'
           and not theirs.is_blocked and not mine.is_blocked)
     order by user_id`,
    { userId, ids, hiddenIds: await listHiddenUserIds(userId), present: PRESENT_SECONDS }
  )
  return rows.map((row) => ({
    user_id: row.user_id,
    is_online: row.is_online,
    last_seen_at: row.seen_at.toISOString(),
  }))
}
