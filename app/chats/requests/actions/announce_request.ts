import type User from '#app/accounts/models/user'
import type ChatMember from '#app/chats/models/chat_member'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import { withdrawNotice } from '#app/notifications/actions/withdraw_notice'

const groupKeyOf = (chatId: number) => `chat_request:${chatId}`

/** Notifies the recipient of a chat request. Does nothing for other members. */
export async function announceRequest(
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
