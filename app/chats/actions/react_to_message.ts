import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import MessageChanged from '#app/chats/events/message_changed'
import { findMessage } from '#app/chats/queries/find_message'
import { lockWriter } from '#app/chats/queries/lock_writer'
import { viewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/core/exceptions/http_error'

const MOST_OF_ONE = 5

/** Gives a reaction to a message, or takes back the same one. */
export default class ReactToMessage {
  /** @throws HttpError 404, 403 where they may not write, 409; E_VALIDATION_ERROR on `emoji` */
  async handle(
    user: User,
    messageId: number,
    emoji: string,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const { message } = await findMessage(messageId, user.id, trx)
    await lockWriter(message.chatId, user.id, trx)
    await message.refresh()
    if (message.isDeleted) throw HttpError.conflict('That message was deleted.')

    const row = { message_id: message.id, user_id: user.id }
    const taken = await trx
      .from('message_reactions')
      .where({ ...row, emoji })
      .delete()
    if (!Number(taken)) await this.#give(row, emoji, trx)
    const view = await viewMessage(message, trx)
    trx.after('commit', () => void MessageChanged.dispatch(view, socketId))
    return view
  }

  async #give(
    row: { message_id: number; user_id: number },
    emoji: string,
    trx: TransactionClientContract
  ) {
    const given = await trx.from('message_reactions').where(row)
    if (given.length >= MOST_OF_ONE) {
      throw fieldErrors({ emoji: `Give a message at most ${MOST_OF_ONE} reactions.` })
    }
    await trx.table('message_reactions').insert({ ...row, emoji })
  }
}
