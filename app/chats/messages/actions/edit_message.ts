import { DateTime } from 'luxon'
import MessageChanged from '#app/chats/messages/events/message_changed'
import MessageEdited from '#app/chats/messages/events/message_edited'
import { cleanContent, typeOf } from '#app/chats/contract/message_input'
import { findMessage } from '#app/chats/messages/queries/find_message'
import { lockOwnMessage } from '#app/chats/messages/models/lock_own_message'
import { lockWriter } from '#app/chats/messages/models/lock_writer'
import { findMessageView, type MessageView } from '#app/chats/messages/queries/list_message_views'
import { fieldErrors } from '#app/common/http/field_errors'
import { MAX_EDIT_MINUTES } from '#app/chats/contract/message_limits'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

/**
 * Edits a message within the time limit.
 * @throws HttpError 404, or 403 for someone else's or past the time limit; E_VALIDATION_ERROR on
 * `content`
 */
export async function editMessage(
  { user, trx, socketId }: ChatActor,
  messageId: number,
  content: string
): Promise<MessageView> {
  const { member } = await findMessage(messageId, user.id, trx)
  await lockWriter(member.chatId, user.id, trx)
  const message = await lockOwnMessage(messageId, user, trx)
  if (message.isDeleted) throw HttpError.conflict('That message was deleted.')
  if (message.createdAt < DateTime.now().minus({ minutes: MAX_EDIT_MINUTES })) {
    throw HttpError.forbidden(`A message can be edited for ${MAX_EDIT_MINUTES} minutes.`)
  }
  const cleaned = cleanContent(content)
  const attachments = message.attachments.filter(({ kind }) => kind !== 'link')
  if (!cleaned && !attachments.length) throw fieldErrors({ content: 'Write something first.' })

  message.merge({ content: cleaned, attachments, type: typeOf(attachments) })
  message.merge({ words: cleaned, editedAt: DateTime.utc() })
  await message.useTransaction(trx).save()
  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, socketId))
  afterCommit(trx, () => MessageEdited.dispatch(view))
  return view
}
