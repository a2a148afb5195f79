import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { lockChat, lockMembership } from '#app/chats/members/models/lock_membership'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { mayJoinChannel } from '#app/chats/channels/policies/may_join_channel'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** Adds a person to a channel of their markets or teams; idempotent. @throws HttpError 404 */
export async function joinChannel(
  { user, trx, socketId }: ChatActor,
  chatId: number
): Promise<ChatMember> {
  const chat = await lockChat(chatId, trx)
  if (!(await mayJoinChannel(chat, user.id, trx))) throw HttpError.notFound()
  await trx.rawQuery(
    `insert into chat_members (chat_id, user_id, is_channel, read_messages_count, read_message_id)
       values (:chatId, :userId, true, :count, :newest)
       on conflict (chat_id, user_id) do update set
         state = 'normal', read_messages_count = :count, read_message_id = :newest
       where chat_members.state = 'left'`,
    { chatId, userId: user.id, count: chat.messagesCount, newest: chat.lastMessageId ?? 0 }
  )
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [user.id], true, socketId))
  return lockMembership(chatId, user.id, trx)
}
