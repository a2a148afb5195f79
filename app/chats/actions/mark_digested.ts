import db from '@adonisjs/lucid/services/db'
import type ChatMember from '#app/chats/models/chat_member'

/** Notes that somebody was told by mail of what these chats hold. */
export default class MarkDigested {
  /** @param members all of one person, with their `chat` as it was told */
  async handle(members: ChatMember[]): Promise<void> {
    await db.transaction(async (trx) => {
      for (const { id, chat } of members) {
        await trx
          .from('chat_members')
          .where('id', id)
          .update({ digested_message_id: chat.lastMessageId })
      }
      await trx.rawQuery(
        `insert into chat_preferences (user_id, digested_at) values (?, now())
         on conflict (user_id) do update set digested_at = now()`,
        [members[0].userId]
      )
    })
  }
}
