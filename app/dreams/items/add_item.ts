import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { announceChange, type DreamActor } from '#app/dreams/dream_changed'
import { contentOf } from '#app/dreams/items/content_of'
import { moveItem } from '#app/dreams/items/change_items'
import { MAX_ITEMS_PER_DREAM, type ItemKind } from '#app/dreams/dream_options'
import LinkPinned from '#app/dreams/items/link_pinned'
import DreamItem from '#app/dreams/items/dream_item'
import { lockDream } from '#app/dreams/dream_locks'

export interface ItemContent {
  text?: string | null
  url?: string | null
  image_id?: number
  design_id?: number
  /** of a design's shared page */
  design_token?: string
  property_id?: number
  property_slug?: string
}

export interface NewItem {
  kind: ItemKind
  content: ItemContent
  position?: number
}

/**
 * Pins something to a board. What is on it already stays as it is.
 * @throws HttpError 404, 403, 409 on a full board, E_VALIDATION_ERROR
 */
export async function addItem(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  { kind, content, position }: NewItem
): Promise<number> {
  await lockDream({ user, trx }, dreamId)
  const found = await contentOf({ user, trx }, dreamId, kind, content)
  if (found.itemId !== null) return found.itemId
  const { last, count } = await findEnd(dreamId, trx)
  if (count >= MAX_ITEMS_PER_DREAM) {
    throw HttpError.conflict(`A board holds ${MAX_ITEMS_PER_DREAM} things. Remove one first.`)
  }
  if (!found.row) throw fieldErrors({ 'item.content': 'There’s nothing here to add.' })
  const item = new DreamItem()
    .useTransaction(trx)
    .merge({ ...found.row, dreamId, userId: user.id, kind, position: last + 1 })
  await item.save()
  if (position !== undefined) await moveItem({ trx }, item, position, user.id)
  await announceChange({ trx, socketId }, dreamId)
  if (item.url) afterCommit(trx, () => LinkPinned.dispatch(item.id))
  return item.id
}

async function findEnd(dreamId: number, trx: DreamActor['trx']) {
  const { rows } = await trx.rawQuery<{ rows: { last: number; count: number }[] }>(
    `select coalesce(max(position), -1) as last, count(*)::integer as count
     from dream_items where dream_id = ?`,
    [dreamId]
  )
  return rows[0]
}
