import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/chat_member'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Claims the next people due a digest, so that nobody else picks them for a while.
 * @returns their ids, longest waiting first
 */
export async function claimDigests({ trx }: InTransaction, limit: number): Promise<number[]> {
  const userIds = await listDueDigests(limit, trx)
  if (userIds.length) {
    await trx.rawQuery(
      `insert into chat_preferences (user_id, digest_attempts, digest_attempted_at)
         select id, 1, now() from unnest(?::integer[]) due(id)
         on conflict (user_id) do update set
           digest_attempts = chat_preferences.digest_attempts + 1, digest_attempted_at = now()`,
      [userIds]
    )
  }
  return userIds
}

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

/** Chats with unread messages that no digest has included yet, newest first. */
export function listUnmailedChats(userId: number): Promise<ChatMember[]> {
  return ChatMember.query()
    .select('chat_members.*')
    .join('chats', 'chats.id', 'chat_members.chat_id')
    .where({ 'chat_members.user_id': userId, 'folder': 'chats' })
    .where('unread_count', '>', 0)
    .whereColumn('chats.last_message_id', '>', 'chat_members.digested_message_id')
    .preload('chat')
    .orderBy('sorted_at', 'desc')
    .exec()
}

/**
 * Records that these chats were included in a digest mail.
 * @param members all of one person, with `chat` as it was mailed
 */
export async function markDigestSent({ trx }: InTransaction, members: ChatMember[]): Promise<void> {
  await trx.rawQuery(
    `update chat_members set digested_message_id = mailed.message_id
       from unnest(:ids::integer[], :messageIds::integer[]) mailed(id, message_id)
       where chat_members.id = mailed.id`,
    {
      ids: members.map(({ id }) => id),
      messageIds: members.map(({ chat }) => chat.lastMessageId ?? 0),
    }
  )
  await trx.rawQuery(
    `insert into chat_preferences (user_id, digested_at) values (?, now())
         on conflict (user_id) do update set digested_at = now(), digest_attempts = 0`,
    [members[0].userId]
  )
}
