import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import MessageChanged from '#app/chats/events/message_changed'
import MessageEdited from '#app/chats/events/message_edited'
import { cleanContent, typeOf } from '#app/chats/message_input'
import { findMessage, lockOwnMessage } from '#app/chats/queries/find_message'
import { lockWriter } from '#app/chats/queries/lock_writer'
import { viewMessage, type MessageView } from '#app/chats/queries/view_messages'
import { fieldErrors } from '#app/common/http/field_errors'
import { foldText } from '#app/common/text/fold_text'
import { HttpError } from '#app/core/exceptions/http_error'

const EDITABLE_MINUTES = 15

/** Puts other words into one's own message, for a while; that it was edited shows. */
export default class EditMessage {
  /** @throws HttpError 404, 403 for another's or too late; E_VALIDATION_ERROR on `content` */
  async handle(
    user: User,
    messageId: number,
    content: string,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<MessageView> {
    const { member } = await findMessage(messageId, user.id, trx)
    await lockWriter(member.chatId, user.id, trx)
    const message = await lockOwnMessage(messageId, user, trx)
    if (message.isDeleted) throw HttpError.conflict('That message was deleted.')
    if (message.createdAt < DateTime.now().minus({ minutes: EDITABLE_MINUTES })) {
      throw HttpError.forbidden(`A message can be edited for ${EDITABLE_MINUTES} minutes.`)
    }
    const cleaned = cleanContent(content)
    const attachments = message.attachments.filter(({ kind }) => kind !== 'link')
    if (!cleaned && !attachments.length) throw fieldErrors({ content: 'Write something first.' })

    message.merge({ content: cleaned, attachments, type: typeOf(attachments) })
    message.merge({ words: foldText(cleaned), editedAt: DateTime.utc() })
    await message.useTransaction(trx).save()
    const view = await viewMessage(message, trx)
    trx.after('commit', () => {
      void MessageChanged.dispatch(view, socketId)
      void MessageEdited.dispatch(view)
    })
    return view
  }
}
