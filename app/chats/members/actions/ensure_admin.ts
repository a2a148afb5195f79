import ChatMember from '#app/chats/models/chat_member'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Makes the longest-standing member admin if there is none. The caller has locked the chat. */
export async function ensureAdmin({ trx }: InTransaction, chatId: number): Promise<void> {
  const members = ChatMember.query({ client: trx }).where({ chat_id: chatId, state: 'normal' })
  if (await members.clone().where('role', 'admin').first()) return
  const eldest = await members.orderBy('id').first()
  await eldest?.useTransaction(trx).merge({ role: 'admin' }).save()
}
