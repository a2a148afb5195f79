import User from '#app/accounts/user'
import type { LinkPreview } from '#app/common/net/link_preview'
import type { InTransaction } from '#app/kernel/database/transaction'
import { announceChange } from '#app/dreams/dream_changed'
import Dream from '#app/dreams/dream'
import DreamItem from '#app/dreams/items/dream_item'
import { saveImage } from '#app/media/save_image'
import type ImageContent from '#app/media/image_content'

/** Shows what a linked page says of itself, once, unless the item changed in the meantime. */
export async function showPreview(
  { trx }: InTransaction,
  { id, dreamId, url }: DreamItem,
  preview: LinkPreview,
  picture: ImageContent | null
): Promise<void> {
  await Dream.query({ client: trx }).where('id', dreamId).forUpdate().first()
  const item = await DreamItem.query({ client: trx })
    .where({ id, url })
    .whereNull('preview')
    .forUpdate()
    .first()
  if (!item) return
  if (picture) {
    const owner = await User.findOrFail(item.userId, { client: trx })
    const image = await saveImage({ trx }, picture, { owner, purpose: 'dream', isUsed: true })
    item.previewImageId = image.id
  }
  item.preview = preview
  await item.save()
  await announceChange({ trx, socketId: null }, dreamId)
}
