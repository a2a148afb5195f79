import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type ChatMember from '#app/chats/models/chat_member'
import type { ChatType } from '#app/chats/models/chat'
import { findMembership } from '#app/chats/queries/find_membership'
import { fieldErrors } from '#app/common/http/field_errors'
import SendMessage from './send_message.js'
import StartChannel from './start_channel.js'
import StartDirectChat from './start_direct_chat.js'
import StartGroup from './start_group.js'

export interface NewChat {
  user_ids?: number[]
  type?: ChatType
  name?: string | null
  description?: string | null
  market_id?: number
  property_id?: number | null
  message?: string | null
}

/** Begins a chat of whichever kind, with a first message where one is given. */
export default class StartChat {
  /**
   * @returns the starter's side
   * @throws E_VALIDATION_ERROR; HttpError 403 where the first message is refused
   */
  async handle(
    starter: User,
    input: NewChat,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await this.#start(starter, input, socketId, trx)
    if (!input.message?.trim()) return member
    const message = { content: input.message }
    await new SendMessage().handle(starter, member.chatId, message, socketId, trx)
    return findMembership(member.chatId, starter.id, trx)
  }

  #start(
    starter: User,
    input: NewChat,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const userIds = [...new Set(input.user_ids ?? [])]
    const type = input.type ?? (userIds.length > 1 ? 'group' : 'direct')
    if (type === 'channel') return this.#startChannel(starter, input, socketId, trx)
    if (!userIds.length) throw fieldErrors({ user_ids: 'Choose whom to write to.' })
    if (type === 'group') {
      if (!input.name) throw fieldErrors({ name: 'Give the group a name.' })
      return new StartGroup().handle(starter, { name: input.name, userIds }, socketId, trx)
    }
    if (userIds.length > 1) throw fieldErrors({ user_ids: 'A direct chat is with one person.' })
    const chat = { otherId: userIds[0], propertyId: input.property_id }
    return new StartDirectChat().handle(starter, chat, socketId, trx)
  }

  #startChannel(
    starter: User,
    { name, description, market_id: marketId }: NewChat,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    if (!name) throw fieldErrors({ name: 'Give the channel a name.' })
    if (!marketId) throw fieldErrors({ market_id: 'Choose the market that it belongs to.' })
    return new StartChannel().handle(starter, { name, description, marketId }, socketId, trx)
  }
}
