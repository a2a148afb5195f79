import ChatChanged from '#app/chats/events/chat_changed'
import ChatMember, { type MemberRole } from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { lockAdministered } from '#app/chats/members/models/lock_administered'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** @throws HttpError 404, 403 unless `user` is an admin, 409 for the last admin */
export async function setMemberRole(
  { user: admin, trx, socketId }: ChatActor,
  chatId: number,
  userId: number,
  role: MemberRole
): Promise<ChatMember> {
  const own = await lockAdministered(chatId, admin, trx)
  const members = await ChatMember.query({ client: trx }).where({
    chat_id: chatId,
    state: 'normal',
  })
  const member = members.find((other) => other.userId === userId)
  if (!member) throw HttpError.notFound()
  const isLast = members.filter(({ isAdmin }) => isAdmin).length === 1 && member.isAdmin
  if (isLast && role !== 'admin')
    throw HttpError.conflict('A group needs at least one admin. Make someone else an admin first.')
  await member.useTransaction(trx).merge({ role }).save()
  const told = chatPolicy.listen(member) ? [admin.id, userId] : [admin.id]
  afterCommit(trx, () => ChatChanged.dispatch(chatId, told, false, socketId))
  return userId === admin.id ? own.merge({ role }) : own
}
