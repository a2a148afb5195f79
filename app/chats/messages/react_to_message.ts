import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MessageChanged from '#app/chats/messages/message_changed'
import { findMessage } from '#app/chats/messages/find_messages'
import { lockWriter } from '#app/chats/messages/message_locks'
import { findMessageView, type MessageView } from '#app/chats/messages/list_message_views'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/chat'

const MAX_REACTIONS_PER_PERSON = 5

/**
 * Adds a reaction, or removes it if it is already there.
 * @throws HttpError 404, 403, 409; E_VALIDATION_ERROR on `emoji`
 */
export async function reactToMessage(
  { user, trx, socketId }: ChatActor,
  messageId: number,
  emoji: string
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
  if (!Number(taken)) await addReaction(row, emoji, trx)
  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, socketId))
  return view
}

async function addReaction(
  row: { message_id: number; user_id: number },
  emoji: string,
  trx: TransactionClientContract
) {
  const given = await trx.from('message_reactions').where(row)
  if (given.length >= MAX_REACTIONS_PER_PERSON) {
    throw fieldErrors({ emoji: `Give a message at most ${MAX_REACTIONS_PER_PERSON} reactions.` })
  }
  await trx.table('message_reactions').insert({ ...row, emoji })
}
