import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import MembershipEnded from '#app/chats/events/membership_ended'
import type ChatMember from '#app/chats/models/chat_member'
import { listAudience } from '#app/chats/queries/list_audience'
import { lockMembership } from '#app/chats/queries/find_membership'
import { HttpError } from '#app/core/exceptions/http_error'
import PassOnAdministration from './pass_on_administration.js'
import SayAsSystem from './say_as_system.js'

/** Takes somebody out of a group or a channel, by their own wish or an admin's. */
export default class LeaveChat {
  /** @throws HttpError 404, 403 for a direct chat */
  async handle(
    user: User,
    chatId: number,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<void> {
    const member = await lockMembership(chatId, user.id, trx)
    if (member.chat.isDirect) throw HttpError.forbidden('Delete this chat instead.')
    await this.end(member, `${user.name} left.`, socketId, trx)
  }

  /**
   * @param member of a chat that the caller has locked
   * @param words what the others read
   */
  async end(
    member: ChatMember,
    words: string,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<void> {
    const { chat, chatId, userId, isPresent: wasThere } = member
    trx.after('commit', () => void MembershipEnded.dispatch(chatId, userId))
    await member.useTransaction(trx).merge({ state: 'left', role: 'member', unreadCount: 0 }).save()
    await new PassOnAdministration().handle(chatId, trx)
    await chat.refresh()
    if (!chat.isChannel) await new SayAsSystem().handle(chat, words, trx)
    const others = await listAudience(chatId, trx)
    const told = wasThere ? [userId, ...others] : others
    trx.after('commit', () => void ChatChanged.dispatch(chatId, told, false, socketId))
  }
}
