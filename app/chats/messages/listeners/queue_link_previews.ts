import type MessageSent from '#app/chats/messages/events/message_sent'
import FetchLinkPreviews from '#app/chats/messages/jobs/fetch_link_previews'
import { extractLinks } from '#app/chats/messages/models/extract_links'
import { enqueue } from '#app/kernel/queue/dispatch'

export default class QueueLinkPreviews {
  async handle({ view }: Pick<MessageSent, 'view'>) {
    const { id, content } = view.message
    if (extractLinks(content).length) await enqueue(FetchLinkPreviews.dispatch({ messageId: id }))
  }
}
