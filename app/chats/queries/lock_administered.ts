import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { HttpError } from '#app/core/exceptions/http_error'
import { lockMembership } from './find_membership.js'

/**
 * An admin's side of a group or channel, to change it.
 *
 * @throws HttpError 404, 403 to whom is no admin of it
 */
export async function lockAdministered(
  chatId: number,
  user: User,
  trx: TransactionClientContract
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  if (!chatPolicy.administer(member, member.chat)) {
    throw HttpError.forbidden('Only an admin of this chat may do that.')
  }
  return member
}
