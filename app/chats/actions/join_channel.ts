import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { lockChat, lockMembership } from '#app/chats/queries/find_membership'
import { HttpError } from '#app/core/exceptions/http_error'
import { isMarketMember } from '#app/places/queries/is_market_member'

/** Makes somebody a member of a channel of one of their markets. Twice is the same as once. */
export default class JoinChannel {
  /** @throws HttpError 404 for a channel of somebody else's market */
  async handle(
    user: User,
    chatId: number,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const chat = await lockChat(chatId, trx)
    if (!chat.marketId || !(await isMarketMember(chat.marketId, user.id, trx))) {
      throw HttpError.notFound()
    }
    await trx.rawQuery(
      `insert into chat_members (chat_id, user_id, is_channel, read_messages_count, read_message_id)
       values (:chatId, :userId, true, :count, :newest)
       on conflict (chat_id, user_id) do update set
         state = 'normal', read_messages_count = :count, read_message_id = :newest
       where chat_members.state = 'left'`,
      { chatId, userId: user.id, count: chat.messagesCount, newest: chat.lastMessageId ?? 0 }
    )
    trx.after('commit', () => void ChatChanged.dispatch(chatId, [user.id], true, socketId))
    return lockMembership(chatId, user.id, trx)
  }
}
