import { DateTime } from 'luxon'
import type { ChatActor } from '#app/chats/chat'
import { MAX_EDIT_MINUTES, MAX_DELETE_HOURS } from '#app/chats/chat_limits'
import { findMessage } from '#app/chats/messages/find_messages'
import { findMessageView, type MessageView } from '#app/chats/messages/list_message_views'
import Message, { cleanContent, typeOf } from '#app/chats/messages/message'
import MessageChanged from '#app/chats/messages/message_changed'
import MessageEdited from '#app/chats/messages/message_edited'
import { lockOwnMessage, lockWriter } from '#app/chats/messages/message_locks'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'

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

/**
 * Deletes a message for everyone, leaving a placeholder. Idempotent.
 * @throws HttpError 404, or 403 for someone else's or past the time limit
 */
export async function deleteMessage(
  { user, trx, socketId }: ChatActor,
  messageId: number
): Promise<MessageView> {
  const message = await lockOwnMessage(messageId, user, trx)
  if (message.isDeleted) return findMessageView(message, trx)
  if (message.createdAt < DateTime.now().minus({ hours: MAX_DELETE_HOURS })) {
    throw HttpError.forbidden(`A message can be deleted for ${MAX_DELETE_HOURS} hours.`)
  }
  const imageIds = message.attachments.flatMap((attachment) =>
    attachment.kind === 'image' ? attachment.id : []
  )
  await trx.from('message_images').where('message_id', message.id).delete()
  await trx.from('message_designs').where('message_id', message.id).delete()
  await trx.from('message_videos').where('message_id', message.id).delete()
  await detachImages({ trx }, imageIds)
  await trx.from('message_reactions').where('message_id', message.id).delete()
  message.merge({ content: '', words: null, attachments: [], type: 'text' })
  await message.useTransaction(trx).merge({ deletedAt: DateTime.utc() }).save()

  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, socketId))
  return view
}

/** Shows open chats the card of a message as it is now. Does nothing if the message is gone. */
export async function refreshCard({ trx }: InTransaction, messageId: number): Promise<void> {
  const message = await Message.find(messageId, { client: trx })
  if (!message || message.isDeleted) return
  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, null))
}
