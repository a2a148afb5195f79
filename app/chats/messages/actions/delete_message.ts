import { DateTime } from 'luxon'
import MessageChanged from '#app/chats/messages/events/message_changed'
import { lockOwnMessage } from '#app/chats/messages/models/lock_own_message'
import { findMessageView, type MessageView } from '#app/chats/messages/queries/list_message_views'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_DELETE_HOURS } from '#app/chats/contract/message_limits'
import { detachImages } from '#app/media/actions/detach_images'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ChatActor } from '#app/chats/models/chat_actor'

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
