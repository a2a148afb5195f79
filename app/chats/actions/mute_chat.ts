import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { lockMembership } from '#app/chats/queries/find_membership'

/** Silences a chat, or lets it be heard again; what came meanwhile stays uncounted. */
export default class MuteChat {
  /** @throws HttpError 404 */
  async handle(
    user: User,
    chatId: number,
    isMuted: boolean,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await lockMembership(chatId, user.id, trx)
    if (member.isMuted && !isMuted) member.readMessagesCount = member.chat.messagesCount
    member.isMuted = isMuted
    await member.useTransaction(trx).save()
    await member.refresh()
    trx.after('commit', () => void ChatChanged.dispatch(chatId, [user.id], false, socketId))
    return member
  }
}
