import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import MessageChanged from '#app/chats/events/message_changed'
import { lockOwnMessage } from '#app/chats/queries/find_message'
import { viewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { HttpError } from '#app/core/exceptions/http_error'
import DetachImages from '#app/media/actions/detach_images'

const DELETABLE_HOURS = 48

/** Takes one's own message back for everybody. Its place stays, what it said is gone. */
export default class DeleteMessage {
  /** Deleting twice is the same as once. @throws HttpError 404, 403 for another's or too late */
  async handle(
    user: User,
    messageId: number,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const message = await lockOwnMessage(messageId, user, trx)
    if (message.isDeleted) return viewMessage(message, trx)
    if (message.createdAt < DateTime.now().minus({ hours: DELETABLE_HOURS })) {
      throw HttpError.forbidden(`A message can be deleted for ${DELETABLE_HOURS} hours.`)
    }
    const imageIds = message.attachments.flatMap((attachment) =>
      attachment.kind === 'image' ? attachment.id : []
    )
    await trx.from('message_images').where('message_id', message.id).delete()
    await trx.from('message_designs').where('message_id', message.id).delete()
    await new DetachImages().handle(imageIds, trx)
    await trx.from('message_reactions').where('message_id', message.id).delete()
    message.merge({ content: '', words: null, attachments: [], type: 'text' })
    await message.useTransaction(trx).merge({ deletedAt: DateTime.utc() }).save()

    const view = await viewMessage(message, trx)
    trx.after('commit', () => void MessageChanged.dispatch(view, socketId))
    return view
  }
}
