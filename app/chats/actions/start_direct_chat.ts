import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { lockChat, lockMembership } from '#app/chats/queries/find_membership'
import { listAudience } from '#app/chats/queries/list_audience'
import { skipsRequest } from '#app/chats/queries/skips_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

interface NewDirectChat {
  otherId: number
  /** the listing that it is about */
  propertyId?: number | null
}

/** Opens the one chat of two people, making it where there is none yet. */
export default class StartDirectChat {
  /**
   * A request to whom does not follow the starter; whoever starts a chat that
   * was a request to them has accepted it.
   *
   * @returns the starter's side
   * @throws E_VALIDATION_ERROR on `user_ids`, `property_id`
   */
  async handle(
    starter: User,
    { otherId, propertyId = null }: NewDirectChat,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    if (otherId === starter.id) throw fieldErrors({ user_ids: 'Choose somebody else to write to.' })
    if (!(await User.find(otherId, { client: trx }))) {
      throw fieldErrors({ user_ids: 'There is nobody like that.' })
    }
    if (propertyId && !(await listListedProperties([propertyId], trx)).size) {
      throw fieldErrors({ property_id: 'That listing is not public.' })
    }
    const directKey = Chat.directKey(starter.id, otherId)
    const created = await this.#create(starter, directKey, propertyId, trx)
    if (created) await this.#join(created, starter.id, otherId, trx)
    else await this.#comeBack(directKey, starter.id, trx)

    const chat = await Chat.findByOrFail('direct_key', directKey, { client: trx })
    const told = new Set([starter.id, ...(await listAudience(chat.id, trx))])
    trx.after('commit', () => {
      void ChatChanged.dispatch(chat.id, [...told], created !== null, socketId)
    })
    return lockMembership(chat.id, starter.id, trx)
  }

  /** @returns its id; null where there is one, also one that another is making right now */
  async #create(
    starter: User,
    directKey: string,
    propertyId: number | null,
    trx: TransactionClientContract
  ): Promise<number | null> {
    const [row]: { id: number }[] = await trx
      .knexQuery()
      .table('chats')
      .insert({
        type: 'direct',
        direct_key: directKey,
        created_by_user_id: starter.id,
        property_id: propertyId,
      })
      .onConflict('direct_key')
      .ignore()
      .returning('id')
    return row?.id ?? null
  }

  async #join(chatId: number, starterId: number, otherId: number, trx: TransactionClientContract) {
    const state = (await skipsRequest(starterId, otherId, trx)) ? 'normal' : 'requested'
    await ChatMember.createMany(
      [
        { chatId, userId: starterId, isChannel: false, state: 'normal' },
        { chatId, userId: otherId, isChannel: false, state },
      ],
      { client: trx }
    )
  }

  async #comeBack(directKey: string, starterId: number, trx: TransactionClientContract) {
    const { id } = await Chat.findByOrFail('direct_key', directKey, { client: trx })
    await lockChat(id, trx)
    await ChatMember.query({ client: trx })
      .where({ chat_id: id, user_id: starterId })
      .update({ state: 'normal', is_hidden: false, declined_at: null })
  }
}
