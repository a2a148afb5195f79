import MessageChanged from '#app/chats/messages/events/message_changed'
import Message, { type StoredAttachment } from '#app/chats/models/message'
import { findMessageView } from '#app/chats/messages/queries/list_message_views'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

type Link = Extract<StoredAttachment, { kind: 'link' }>

/** Adds link previews, unless the message was edited in the meantime. */
export async function addLinkPreviews(
  { trx }: InTransaction,
  { id, content }: Message,
  links: Link[]
): Promise<void> {
  const message = await Message.query({ client: trx }).where('id', id).forUpdate().first()
  if (!message || message.isDeleted || message.content !== content) return
  const others = message.attachments.filter(({ kind }) => kind !== 'link')
  if (!links.length && others.length === message.attachments.length) return

  message.attachments = [...others, ...links]
  await message.useTransaction(trx).save()
  const view = await findMessageView(message, trx)
  afterCommit(trx, () => MessageChanged.dispatch(view, null))
}
