import db from '@adonisjs/lucid/services/db'
import MessageChanged from '#app/chats/events/message_changed'
import Message, { type StoredAttachment } from '#app/chats/models/message'
import { viewMessage } from '#app/chats/queries/view_messages'

type Link = Extract<StoredAttachment, { kind: 'link' }>

/** Hangs on a message what its links lead to, unless it was changed since they were read. */
export default class AddLinkPreviews {
  async handle({ id, content }: Message, links: Link[]): Promise<void> {
    await db.transaction(async (trx) => {
      const message = await Message.query({ client: trx }).where('id', id).forUpdate().first()
      if (!message || message.isDeleted || message.content !== content) return
      const others = message.attachments.filter(({ kind }) => kind !== 'link')
      if (!links.length && others.length === message.attachments.length) return

      message.attachments = [...others, ...links]
      await message.useTransaction(trx).save()
      const view = await viewMessage(message, trx)
      trx.after('commit', () => void MessageChanged.dispatch(view, null))
    })
  }
}
