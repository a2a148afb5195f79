import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import { endMembership } from '#app/chats/members/actions/leave_chat'
import { lockChat } from '#app/chats/members/models/lock_membership'
import { listAudience } from '#app/chats/messages/queries/list_audience'
import type Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { afterCommit } from '#app/kernel/database/transaction'

const LEFT = 'A member deleted their account.'

/**
 * Removes a deleted account from its chats. Others keep its messages without the name; chats that
 * nobody else accepted or is still in are deleted.
 */
export async function leaveForever(user: User, trx: TransactionClientContract): Promise<void> {
  const members = await ChatMember.query({ client: trx })
    .where({ user_id: user.id, is_channel: false })
    .preload('chat')
    .orderBy('chat_id')
  for (const member of members) {
    const chat = await lockChat(member.chatId, trx)
    if (!(await isKeptBySomebody(chat, user, trx))) await chat.delete()
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
