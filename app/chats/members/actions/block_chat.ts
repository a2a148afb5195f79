import { blockUser } from '#app/accounts/blocking/actions/block_user'
import { unblockUser } from '#app/accounts/blocking/actions/unblock_user'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { setChatBlocked } from '#app/chats/members/actions/set_chat_blocked'
import type { ChatActor } from '#app/chats/models/chat_actor'
import type ChatMember from '#app/chats/models/chat_member'

/** In a direct chat, also blocks the other person. Nobody is notified. @throws HttpError 404 */
export async function blockChat(
  { user, trx, socketId }: ChatActor,
  chatId: number,
  isBlocked: boolean
): Promise<ChatMember> {
  const member = await lockMembership(chatId, user.id, trx)
  await setChatBlocked({ user, trx, socketId }, member, isBlocked)
  if (member.chat.isDirect) await blockPartner({ user, trx }, chatId, isBlocked)
  return member.refresh()
}

async function blockPartner({ user, trx }: ActingUser, chatId: number, isBlocked: boolean) {
  const other: { user_id: number } | null = await trx
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNot('user_id', user.id)
    .select('user_id')
    .first()
  if (!other) return
  if (isBlocked) await blockUser({ user, trx }, other.user_id)
  else await unblockUser({ user, trx }, other.user_id)
}
