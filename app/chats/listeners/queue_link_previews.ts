import type MessageSent from '#app/chats/events/message_sent'
import FetchLinkPreviews from '#app/chats/jobs/fetch_link_previews'
import { linksIn } from '#app/chats/links'
import { enqueue } from '#app/core/queue/dispatch'

/** Also after an edit, where the words and so the links may be others. */
export default class QueueLinkPreviews {
  async handle({ view }: Pick<MessageSent, 'view'>) {
    const { id, content } = view.message
    if (linksIn(content).length) await enqueue(FetchLinkPreviews.dispatch({ messageId: id }))
  }
}
