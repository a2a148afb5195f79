import type MessageSent from '#app/chats/messages/message_sent'
import FetchLinkPreviews, { extractLinks } from '#app/chats/messages/fetch_link_previews_job'
import { enqueue } from '#app/kernel/queue/dispatch'

export default class QueueLinkPreviews {
  async handle({ view }: Pick<MessageSent, 'view'>) {
    const { id, content } = view.message
    if (extractLinks(content).length) await enqueue(FetchLinkPreviews.dispatch({ messageId: id }))
  }
}
