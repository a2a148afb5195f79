import type { InTransaction } from '#app/kernel/database/transaction'
import { announceChange } from '#app/dreams/actions/announce_change'
import type DreamItem from '#app/dreams/models/dream_item'
import { detachImages } from '#app/media/actions/detach_images'

/** Deletes an item of a locked board. */
export async function dropItem(
  { trx, socketId }: InTransaction & { socketId: string | null },
  item: DreamItem
): Promise<void> {
  const { dreamId, imageId, previewImageId } = item
  await item.delete()
  await detachImages(
    { trx },
    [imageId, previewImageId].filter((id) => id !== null)
  )
  await announceChange({ trx, socketId }, dreamId)
}
