import type { ActingUser } from '#app/accounts/models/acting_user'
import { setChatBlocked } from '#app/chats/members/actions/set_chat_blocked'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'

/** Blocks the direct chat of two people when one blocks the other, even if it is hidden. */
export async function blockDirectChat(
  { user, trx }: ActingUser,
  otherId: number,
  isBlocked: boolean
): Promise<void> {
  const chat = await Chat.query({ client: trx })
    .where('direct_key', Chat.directKey(user.id, otherId))
    .forUpdate()
    .first()
  if (!chat) return
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chat.id, user_id: user.id })
    .preload('chat')
    .first()
  if (!member || member.isBlocked === isBlocked) return
  await setChatBlocked({ user, trx, socketId: null }, member, isBlocked)
}
