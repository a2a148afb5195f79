import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Unread messages, not counting muted, blocked or requested chats. */
export async function countUnread(
  userId: number,
  client?: TransactionClientContract
): Promise<number> {
  return (await countUnreadOf([userId], client)).get(userId) ?? 0
}

/** People with nothing unread are missing from the result. */
export async function countUnreadOf(
  userIds: number[],
  client?: TransactionClientContract
): Promise<Map<number, number>> {
  if (!userIds.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{ rows: { user_id: number; count: number }[] }>(
    `select user_id, sum(count)::integer as count from (${unreadPerChatKind('= any(:userIds)')}
     ) counted group by user_id`,
    { userIds }
  )
  return new Map(rows.map((row) => [row.user_id, row.count]))
}

/** The same as a scalar subquery for `:userId`. */
export const UNREAD_CHATS = `select sum(count) from (${unreadPerChatKind('= :userId')}) counted`

/** Channels count messages since the last read; direct chats and groups keep a counter. */
function unreadPerChatKind(isOfUser: string): string {
  return `
    select user_id, sum(unread_count) as count from chat_members
    where user_id ${isOfUser} and folder = 'chats' and unread_count > 0
    group by user_id
    union all
    select user_id, sum(greatest(chats.messages_count - read_messages_count, 0))
    from chat_members join chats on chats.id = chat_members.chat_id
    where user_id ${isOfUser} and is_channel and folder is not null and folder = 'chats'
    group by user_id`
}
