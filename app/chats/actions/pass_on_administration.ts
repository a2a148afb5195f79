import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/models/chat_member'

/** Where a group or channel has no admin, whoever has been there longest is one. */
export default class PassOnAdministration {
  /** @param chatId of a chat that the caller has locked */
  async handle(chatId: number, trx: TransactionClientContract): Promise<void> {
    const members = ChatMember.query({ client: trx }).where({ chat_id: chatId, state: 'normal' })
    if (await members.clone().where('role', 'admin').first()) return
    const eldest = await members.orderBy('id').first()
    await eldest?.useTransaction(trx).merge({ role: 'admin' }).save()
  }
}
