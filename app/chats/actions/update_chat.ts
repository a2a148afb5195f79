import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import type ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/queries/list_audience'
import { lockAdministered } from '#app/chats/queries/lock_administered'
import SayAsSystem from './say_as_system.js'

export interface ChatInput {
  name?: string
  description?: string | null
  slowModeSeconds?: number
}

/** Names a group or a channel, describes it, slows it down. */
export default class UpdateChat {
  /** @throws HttpError 404, 403 to whom is no admin of it */
  async handle(
    user: User,
    chatId: number,
    input: ChatInput,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await lockAdministered(chatId, user, trx)
    const { chat } = member
    const before = chat.name
    await chat.useTransaction(trx).merge(input).save()
    if (chat.name !== before) {
      await new SayAsSystem().handle(chat, `${user.name} named this “${chat.name}”.`, trx)
    }
    const told = new Set([user.id, ...(await listAudience(chatId, trx))])
    trx.after('commit', () => void ChatChanged.dispatch(chatId, [...told], false, socketId))
    return member
  }
}
