import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import LinkPinned from '#app/dreams/events/link_pinned'
import type DreamItem from '#app/dreams/models/dream_item'
import { detachImages } from '#app/media/actions/detach_images'

/** Gives a locked note another link, or none; the preview of the former goes. The caller saves it. */
export async function replaceLink(
  { trx }: InTransaction,
  item: DreamItem,
  url: string | null
): Promise<void> {
  if (url === item.url) return
  if (item.previewImageId !== null) await detachImages({ trx }, [item.previewImageId])
  item.merge({ url, preview: null, previewImageId: null })
  if (url) afterCommit(trx, () => LinkPinned.dispatch(item.id))
}
