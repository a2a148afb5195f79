import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { lockMembership } from '#app/chats/queries/find_membership'
import { listAudience } from '#app/chats/queries/list_audience'
import { skipsRequest } from '#app/chats/queries/skips_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/core/exceptions/http_error'
import AskAgain from './ask_again.js'
import SayAsSystem from './say_as_system.js'

/** Each message is counted for every member of a group, so a group is no crowd. */
const MOST_MEMBERS = 256

/** Brings people into a group; to those who do not follow who brings them it is a request. */
export default class AddMembers {
  /** @throws HttpError 404, 403; E_VALIDATION_ERROR on `user_ids` */
  async handle(
    inviter: User,
    chatId: number,
    userIds: number[],
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    const member = await lockMembership(chatId, inviter.id, trx)
    if (!chatPolicy.invite(member, member.chat)) {
      throw HttpError.forbidden('People can be added to groups only.')
    }
    const added = await this.invite(chatId, inviter, userIds, trx)
    if (!added.length) return member

    const names = added.map(({ name }) => name).join(', ')
    await new SayAsSystem().handle(member.chat, `${inviter.name} added ${names}.`, trx)
    const told = await listAudience(chatId, trx)
    trx.after('commit', () => void ChatChanged.dispatch(chatId, told, false, socketId))
    return lockMembership(chatId, inviter.id, trx)
  }

  /**
   * Who declined a month ago is asked again, as quietly as they declined.
   *
   * @returns who was not in it before
   */
  async invite(
    chatId: number,
    inviter: User,
    userIds: number[],
    trx: TransactionClientContract
  ): Promise<User[]> {
    const wanted = [...new Set(userIds)]
    const users = await User.query({ client: trx }).whereIn('id', wanted).orderBy('id')
    if (users.length < wanted.length) throw fieldErrors({ user_ids: 'One of them is not there.' })
    const members = await ChatMember.query({ client: trx }).where('chat_id', chatId)
    const present = members.filter(({ state }) => state !== 'left')
    const presentIds = present.map(({ userId }) => userId)
    const added = users.filter(({ id }) => !presentIds.includes(id))
    if (present.length + added.length > MOST_MEMBERS) {
      throw fieldErrors({ user_ids: `A group has at most ${MOST_MEMBERS} people.` })
    }
    for (const user of added) await this.#add(chatId, inviter.id, user.id, trx)
    const asked = present.filter(({ userId }) => wanted.includes(userId))
    for (const member of asked) await this.#askAgain(member, trx)
    return added
  }

  async #askAgain(member: ChatMember, trx: TransactionClientContract) {
    if (!(await new AskAgain().handle(member, trx))) return
    const { chatId, userId } = member
    trx.after('commit', () => void ChatChanged.dispatch(chatId, [userId], true, null))
  }

  /** Somebody who left sees nothing of what was said while they were away. */
  async #add(chatId: number, inviterId: number, userId: number, trx: TransactionClientContract) {
    const state = (await skipsRequest(inviterId, userId, trx)) ? 'normal' : 'requested'
    await trx.rawQuery(
      `insert into chat_members (chat_id, user_id, is_channel, state)
       values (:chatId, :userId, false, :state)
       on conflict (chat_id, user_id) do update set
         state = :state, role = 'member', is_hidden = false, unread_count = 0,
         cleared_message_id = coalesce((select last_message_id from chats where id = :chatId), 0)`,
      { chatId, userId, state }
    )
  }
}
