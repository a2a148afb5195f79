import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { lockMembership } from '#app/chats/members/models/lock_membership'

/** @throws HttpError 404, 403 unless `user` is an admin */
export async function lockAdministered(
  chatId: number,
  user: User,
  trx: TransactionClientContract
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  if (!chatPolicy.administer(member, member.chat)) {
    throw HttpError.forbidden('Only admins can do that.')
  }
  return member
}
