import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Chat from '#app/chats/models/chat'
import DeliverMessage from './deliver_message.js'

/** Writes into a chat what happened to it: who came, who left, its new name. Nobody counts that. */
export default class SayAsSystem {
  /** @param chat locked by the caller */
  async handle(chat: Chat, content: string, trx: TransactionClientContract): Promise<void> {
    await new DeliverMessage().handle(chat, null, { type: 'system', content }, null, trx)
  }
}
