import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { findMessageView } from '#app/chats/messages/list_message_views'
import Message, { type StoredAttachment } from '#app/chats/messages/message'
import MessageChanged from '#app/chats/messages/message_changed'
import { findLinks } from '#app/common/text/find_links'
import { fetchLinkPreview } from '#app/common/net/link_preview'
import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'

export default class FetchLinkPreviews extends Job<{ messageId: number }> {
  static options: JobOptions = { queue: 'previews', retry: { maxRetries: 1 } }

  async execute() {
    const message = await Message.find(this.payload.messageId)
    if (!message || message.isDeleted) return
    const previews = await Promise.all(
      extractLinks(message.content).map(async (url) => ({
        url,
        preview: await fetchLinkPreview(url),
      }))
    )
    const links = previews.flatMap(({ url, preview }) =>
      preview ? { kind: 'link' as const, url, ...preview } : []
    )
    await transaction((trx) => addLinkPreviews({ trx }, message, links))
  }
}

type Link = Extract<StoredAttachment, { kind: 'link' }>

/** Adds link previews, unless the message was edited in the meantime. */
async function addLinkPreviews(
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

const MAX_LINK_PREVIEWS = 3

/** The first few URLs in a text, without duplicates. */
export function extractLinks(text: string): string[] {
  const urls = findLinks(text).flatMap(({ href }) => (/^https?:/i.test(href) ? [href] : []))
  return [...new Set(urls)].slice(0, MAX_LINK_PREVIEWS)
}
