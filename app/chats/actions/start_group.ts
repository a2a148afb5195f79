import ChatChanged from '#app/chats/events/chat_changed'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/messages/queries/list_audience'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { inviteMembers } from '#app/chats/members/actions/add_members'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** Starts a group with its creator as admin. @throws E_VALIDATION_ERROR on `user_ids` */
export async function startGroup(
  { user: maker, trx, socketId }: ChatActor,
  { name, userIds }: { name: string; userIds: number[] }
): Promise<ChatMember> {
  const chat = await Chat.create(
    { type: 'group', name, createdByUserId: maker.id },
    { client: trx }
  )
  await ChatMember.create(
    { chatId: chat.id, userId: maker.id, isChannel: false, role: 'admin' },
    { client: trx }
  )
  await inviteMembers(
    { user: maker, trx },
    chat.id,
    userIds.filter((id) => id !== maker.id)
  )
  const told = await listAudience(chat.id, trx)
  afterCommit(trx, () => ChatChanged.dispatch(chat.id, told, true, socketId))
  return lockMembership(chat.id, maker.id, trx)
}
