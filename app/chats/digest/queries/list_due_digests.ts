import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The person may be about to read a message that just arrived. */
const UNREAD_MINUTES = 30

/**
 * People due a digest, longest waiting first: as often as they chose, and never twice for the same
 * messages. After a failed mail the pause doubles, from half an hour to a day.
 */
export async function listDueDigests(
  limit: number,
  client?: TransactionClientContract
): Promise<number[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: { user_id: number }[] }>(
    `select members.user_id
     from chat_members members
     join chats on chats.id = members.chat_id
     left join chat_preferences preferences on preferences.user_id = members.user_id
     where members.folder = 'chats' and members.unread_count > 0
       and chats.last_message_id > members.digested_message_id
       and members.sorted_at < now() - make_interval(mins => :unread)
       and coalesce(preferences.digest, 'daily') <> 'never'
       and (preferences.digested_at is null or preferences.digested_at < now() -
         case preferences.digest when 'hourly' then interval '1 hour' else interval '1 day' end)
       and (preferences.digest_attempted_at is null or preferences.digest_attempts = 0
         or preferences.digest_attempted_at < now() - least(interval '1 day',
           interval '15 minutes' * power(2, least(preferences.digest_attempts, 10))))
     group by members.user_id
     order by min(members.sorted_at), members.user_id
     limit :limit`,
    { unread: UNREAD_MINUTES, limit }
  )
  return rows.map((row) => row.user_id)
}
