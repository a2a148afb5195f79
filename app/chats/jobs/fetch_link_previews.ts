import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import AddLinkPreviews from '#app/chats/actions/add_link_previews'
import { linksIn } from '#app/chats/links'
import Message from '#app/chats/models/message'
import { fetchLinkPreview } from '#app/common/net/link_preview'

/** Looks at the pages that a message links to. A page that does not answer has no preview. */
export default class FetchLinkPreviews extends Job<{ messageId: number }> {
  static options: JobOptions = { retry: { maxRetries: 1 } }

  async execute() {
    const message = await Message.find(this.payload.messageId)
    if (!message || message.isDeleted) return
    const previews = await Promise.all(
      linksIn(message.content).map(async (url) => ({ url, preview: await fetchLinkPreview(url) }))
    )
    const links = previews.flatMap(({ url, preview }) =>
      preview ? { kind: 'link' as const, url, ...preview } : []
    )
    await new AddLinkPreviews().handle(message, links)
  }
}
