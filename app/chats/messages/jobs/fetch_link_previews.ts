import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { addLinkPreviews } from '#app/chats/messages/actions/add_link_previews'
import { extractLinks } from '#app/chats/messages/models/extract_links'
import Message from '#app/chats/models/message'
import { fetchLinkPreview } from '#app/common/net/link_preview'
import { transaction } from '#app/kernel/database/transaction'

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
