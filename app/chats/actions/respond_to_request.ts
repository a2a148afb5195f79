import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/events/membership_ended'
import type Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { lockChat } from '#app/chats/queries/find_membership'
import { listAudience } from '#app/chats/queries/list_audience'
import { HttpError } from '#app/core/exceptions/http_error'
import PassOnAdministration from './pass_on_administration.js'

/** Accepts or declines the request to chat that somebody got. */
export default class RespondToRequest {
  /**
   * @throws HttpError 404 where they are not in it or deleted it, 403 to whom it was no
   *   request, 409 when they have answered
   */
  async handle(
    user: User,
    chatId: number,
    accept: boolean,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const chat = await lockChat(chatId, trx)
    const member = await ChatMember.query({ client: trx })
      .where({ chat_id: chatId, user_id: user.id })
      .preload('chat')
      .first()
    if (!member || member.state === 'left' || member.isHidden) throw HttpError.notFound()
    if (!chatPolicy.answerRequest(member)) {
      if (chat.createdByUserId !== user.id) throw HttpError.conflict('You have answered this.')
      throw HttpError.forbidden('Only the person you wrote to can answer this request.')
    }
    member.state = accept ? 'normal' : 'declined'
    member.declinedAt = accept ? null : DateTime.utc()
    if (!accept) member.merge({ unreadCount: 0, clearedMessageId: chat.lastMessageId ?? 0 })
    await member.useTransaction(trx).save()
    if (accept && !chat.isDirect) await new PassOnAdministration().handle(chatId, trx)
    await member.refresh()

    const asker = accept ? await this.#askerOf(chat, trx) : []
    trx.after('commit', () => {
      const told = [user.id, ...asker]
      void ChatChanged.dispatch(chatId, told, false, socketId)
      if (!accept) void MembershipEnded.dispatch(chatId, user.id)
    })
    return member
  }

  /** Who asked, while the chat is there for them. */
  async #askerOf(chat: Chat, trx: TransactionClientContract): Promise<number[]> {
    const audience = await listAudience(chat.id, trx)
    return audience.filter((id) => id === chat.createdByUserId)
  }
}
