import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/members/events/membership_ended'
import type ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/messages/queries/list_audience'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { ensureAdmin } from '#app/chats/members/actions/ensure_admin'
import { postSystemMessage } from '#app/chats/messages/actions/post_system_message'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/** Leaves a group or channel. @throws HttpError 404, 403 for a direct chat */
export async function leaveChat({ user, trx, socketId }: ChatActor, chatId: number): Promise<void> {
  const member = await lockMembership(chatId, user.id, trx)
  if (member.chat.isDirect) throw HttpError.forbidden('Delete this chat instead.')
  await endMembership({ trx, socketId }, member, `${user.name} left.`)
}

/** @param member of a chat that the caller has locked */
export async function endMembership(
  { trx, socketId }: Omit<ChatActor, 'user'>,
  member: ChatMember,
  words: string
): Promise<void> {
  const { chat, chatId, userId, isPresent: wasThere } = member
  afterCommit(trx, () => MembershipEnded.dispatch(chatId, userId))
  await member.useTransaction(trx).merge({ state: 'left', role: 'member', unreadCount: 0 }).save()
  await ensureAdmin({ trx }, chatId)
  await chat.refresh()
  if (!chat.isChannel) await postSystemMessage({ trx }, chat, words)
  const others = await listAudience(chatId, trx)
  const told = wasThere ? [userId, ...others] : others
  afterCommit(trx, () => ChatChanged.dispatch(chatId, told, false, socketId))
}
