import type ChatMember from '#app/chats/models/chat_member'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Records that these chats were included in a digest mail.
 * @param members all of one person, with `chat` as it was mailed
 */
export async function markDigestSent({ trx }: InTransaction, members: ChatMember[]): Promise<void> {
  for (const { id, chat } of members) {
    await trx
      .from('chat_members')
      .where('id', id)
      .update({ digested_message_id: chat.lastMessageId })
  }
  await trx.rawQuery(
    `insert into chat_preferences (user_id, digested_at) values (?, now())
         on conflict (user_id) do update set digested_at = now(), digest_attempts = 0`,
    [members[0].userId]
  )
}
