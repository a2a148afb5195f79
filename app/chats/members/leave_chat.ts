import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type Chat from '#app/chats/chat'
import type { ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockMembership, lockChat } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { listAudience } from '#app/chats/members/find_members'
import MembershipEnded from '#app/chats/members/membership_ended'
import { postSystemMessage } from '#app/chats/messages/deliver_message'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

/** Makes the longest-standing member admin if there is none. The caller has locked the chat. */
export async function ensureAdmin({ trx }: InTransaction, chatId: number): Promise<void> {
  const members = ChatMember.query({ client: trx }).where({ chat_id: chatId, state: 'normal' })
  if (await members.clone().where('role', 'admin').first()) return
  const eldest = await members.orderBy('id').first()
  await eldest?.useTransaction(trx).merge({ role: 'admin' }).save()
}

const LEFT = 'A member deleted their account.'

/**
 * Removes a deleted account from its chats. Others keep its messages without the name; chats that
 * nobody else accepted or is still in are deleted, but for channels.
 */
export async function leaveForever(user: User, trx: TransactionClientContract): Promise<void> {
  const members = await ChatMember.query({ client: trx })
    .where('user_id', user.id)
    .where((led) => led.where('is_channel', false).orWhere('role', 'admin'))
    .preload('chat')
    .orderBy('chat_id')
  for (const member of members) {
    const chat = await lockChat(member.chatId, trx)
    if (chat.isChannel) await endMembership({ trx, socketId: null }, member, '')
    else if (!(await isKeptBySomebody(chat, user, trx))) await chat.delete()
    else if (chat.isDirect) await tellOthers(chat, user, trx)
    else if (member.state !== 'left') await endMembership({ trx, socketId: null }, member, LEFT)
  }
  await forgetName(user, trx)
}

async function isKeptBySomebody(
  { id }: Chat,
  user: User,
  trx: TransactionClientContract
): Promise<boolean> {
  const other = await ChatMember.query({ client: trx })
    .where({ chat_id: id, state: 'normal' })
    .whereNot('user_id', user.id)
    .first()
  return other !== null
}

async function tellOthers({ id }: Chat, user: User, trx: TransactionClientContract): Promise<void> {
  const others = (await listAudience(id, trx)).filter((other) => other !== user.id)
  afterCommit(trx, () => ChatChanged.dispatch(id, others, false, null))
}

/** Lines such as "Ava left." contain the name as plain text. */
async function forgetName({ id, name }: User, trx: TransactionClientContract): Promise<void> {
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  await trx.rawQuery(
    `update messages set content = regexp_replace(content, :pattern, 'Deleted account', 'g')
     where type = 'system' and strpos(content, :name) > 0
       and chat_id in (select chat_id from chat_members where user_id = :id and not is_channel)`,
    { id, name, pattern: `(?<![[:alnum:]])${literal}(?![[:alnum:]])` }
  )
}
