import type LinkPinned from '#app/dreams/items/link_pinned'
import FetchItemPreview from '#app/dreams/items/fetch_item_preview_job'
import { enqueue } from '#app/kernel/queue/dispatch'

export default class QueueItemPreview {
  async handle({ itemId }: LinkPinned) {
    await enqueue(FetchItemPreview.dispatch({ itemId }))
  }
}
