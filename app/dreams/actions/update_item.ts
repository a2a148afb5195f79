import { fieldErrors } from '#app/common/http/field_errors'
import { replaceLink } from '#app/dreams/actions/replace_link'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { announceChange } from '#app/dreams/actions/announce_change'
import { moveItem } from '#app/dreams/actions/move_item'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockItem } from '#app/dreams/models/lock_item'

interface ItemChange {
  content?: { text?: string | null; url?: string | null }
  position?: number
}

/** Any member moves an item; only its author changes its words. @throws HttpError 404, 403, E_VALIDATION_ERROR */
export async function updateItem(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  itemId: number,
  { content, position }: ItemChange
): Promise<void> {
  const { item } = await lockItem({ user, trx }, dreamId, itemId)
  if (content) {
    if (item.userId !== user.id) throw HttpError.forbidden('Only its author can change this.')
    if (content.text !== undefined) item.text = content.text ?? ''
    if (content.url !== undefined && item.kind === 'note') {
      await replaceLink({ trx }, item, content.url)
    }
    if (['wish', 'note'].includes(item.kind) && !item.text && !item.url) {
      throw fieldErrors({ 'item.content.text': 'Write something, or remove it.' })
    }
    await item.save()
  }
  if (position !== undefined) await moveItem({ trx }, item, position, user.id)
  await announceChange({ trx, socketId }, dreamId)
}
