import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What is unread in all of somebody's normal chats: not in muted, blocked or requested ones. */
export async function countUnread(
  userId: number,
  client?: TransactionClientContract
): Promise<number> {
  return (await countUnreadOf([userId], client)).get(userId) ?? 0
}

/** The same of several people; who has nothing unread is not in the answer. */
export async function countUnreadOf(
  userIds: number[],
  client?: TransactionClientContract
): Promise<Map<number, number>> {
  if (!userIds.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{ rows: { user_id: number; count: number }[] }>(
    `select user_id, sum(count)::integer as count from (
       select user_id, sum(unread_count) as count from chat_members
       where user_id = any(:userIds) and folder = 'chats' and unread_count > 0
       group by user_id
       union all
       select user_id, sum(greatest(chats.messages_count - read_messages_count, 0))
       from chat_members join chats on chats.id = chat_members.chat_id
       where user_id = any(:userIds) and is_channel and folder is not null and folder = 'chats'
       group by user_id
     ) counted group by user_id`,
    { userIds }
  )
  return new Map(rows.map((row) => [row.user_id, row.count]))
}
