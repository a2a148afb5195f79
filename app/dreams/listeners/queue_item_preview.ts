import type LinkPinned from '#app/dreams/events/link_pinned'
import FetchItemPreview from '#app/dreams/jobs/fetch_item_preview'
import { enqueue } from '#app/kernel/queue/dispatch'

export default class QueueItemPreview {
  async handle({ itemId }: LinkPinned) {
    await enqueue(FetchItemPreview.dispatch({ itemId }))
  }
}
