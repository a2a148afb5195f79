import db from '@adonisjs/lucid/services/db'

/** Who has had something unread for so long is not just about to read it. */
const UNREAD_MINUTES = 30

/**
 * The people to whom a mail is due about what stayed unread: as often as they
 * chose, daily unless told, and never twice about the same messages.
 */
export async function listDueDigests(limit: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { user_id: number }[] }>(
    `select distinct members.user_id
     from chat_members members
     join chats on chats.id = members.chat_id
     left join chat_preferences preferences on preferences.user_id = members.user_id
     where members.folder = 'chats' and members.unread_count > 0
       and chats.last_message_id > members.digested_message_id
       and members.sorted_at < now() - make_interval(mins => :unread)
       and coalesce(preferences.digest, 'daily') <> 'never'
       and (preferences.digested_at is null or preferences.digested_at < now() -
         case preferences.digest when 'hourly' then interval '1 hour' else interval '1 day' end)
     limit :limit`,
    { unread: UNREAD_MINUTES, limit }
  )
  return rows.map((row) => row.user_id)
}
