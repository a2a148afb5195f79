import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type ChatMember from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/notify'
import { withdrawNotice } from '#app/notifications/change_notices'

const groupKeyOf = (chatId: number) => `chat_request:${chatId}`

/** Notifies the recipient of a chat request. Does nothing for other members. */
export async function announceChatRequest(
  { trx }: InTransaction,
  { userId, chatId, state }: ChatMember,
  asker: User
): Promise<void> {
  if (state !== 'requested') return
  await notify(
    { trx },
    {
      userId,
      kind: 'chat_request',
      actorId: asker.id,
      groupKey: groupKeyOf(chatId),
      url: `/chats?chat=${chatId}`,
    }
  )
}

/** An answered request needs no notification. */
export async function withdrawRequestNotice(
  { trx }: InTransaction,
  { userId, chatId }: Pick<ChatMember, 'userId' | 'chatId'>,
  askerId: number | null
): Promise<void> {
  if (askerId)
    await withdrawNotice({ trx }, { userId, actorId: askerId, groupKey: groupKeyOf(chatId) })
}

/**
 * Reopens a declined request once the pause is over. The caller has locked the chat.
 * @returns whether it was reopened
 */
export async function reopenRequest({ trx }: InTransaction, member: ChatMember): Promise<boolean> {
  if (!chatPolicy.askAgain(member)) return false
  member.merge({ state: 'requested', declinedAt: null, sortedAt: DateTime.utc() })
  await member.useTransaction(trx).save()
  return true
}
