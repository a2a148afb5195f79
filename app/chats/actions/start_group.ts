import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/queries/list_audience'
import { lockMembership } from '#app/chats/queries/find_membership'
import AddMembers from './add_members.js'

/** Begins a group with its maker as its admin. */
export default class StartGroup {
  /**
   * @returns the maker's side
   * @throws E_VALIDATION_ERROR on `user_ids`
   */
  async handle(
    maker: User,
    { name, userIds }: { name: string; userIds: number[] },
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const chat = await Chat.create(
      { type: 'group', name, createdByUserId: maker.id },
      { client: trx }
    )
    await ChatMember.create(
      { chatId: chat.id, userId: maker.id, isChannel: false, role: 'admin' },
      { client: trx }
    )
    await new AddMembers().invite(
      chat.id,
      maker,
      userIds.filter((id) => id !== maker.id),
      trx
    )
    const told = await listAudience(chat.id, trx)
    trx.after('commit', () => void ChatChanged.dispatch(chat.id, told, true, socketId))
    return lockMembership(chat.id, maker.id, trx)
  }
}
