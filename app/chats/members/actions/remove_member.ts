import ChatMember from '#app/chats/models/chat_member'
import { lockAdministered } from '#app/chats/members/models/lock_administered'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { endMembership } from '#app/chats/members/actions/leave_chat'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** @throws HttpError 404, 403 unless `user` is an admin */
export async function removeMember(
  { user: admin, trx, socketId }: ChatActor,
  chatId: number,
  userId: number
): Promise<ChatMember> {
  const own = await lockAdministered(chatId, admin, trx)
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chatId, user_id: userId })
    .whereNot('state', 'left')
    .preload('chat')
    .preload('user')
    .first()
  if (!member || userId === admin.id) throw HttpError.notFound()
  const words = `${admin.name} removed ${member.user.name}.`
  await endMembership({ trx, socketId }, member, words)
  await own.chat.refresh()
  return own
}
