import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { fieldErrors } from '#app/common/http/field_errors'
import Dream from '#app/dreams/dream'
import { announceChange, type DreamActor } from '#app/dreams/dream_changed'
import { lockItem } from '#app/dreams/dream_locks'
import DreamItem from '#app/dreams/items/dream_item'
import LinkPinned from '#app/dreams/items/link_pinned'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'

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

/**
 * Moves an item of a locked board to a place among those that somebody sees; 0 is the first. Items
 * hidden from them stay behind the one they follow.
 */
export async function moveItem(
  { trx }: InTransaction,
  { id, dreamId }: Pick<DreamItem, 'id' | 'dreamId'>,
  position: number,
  viewerId: number
): Promise<void> {
  const hidden = new Set(await listHiddenUserIds(viewerId, trx))
  const rows: { id: number; user_id: number }[] = await trx
    .from('dream_items')
    .where('dream_id', dreamId)
    .orderBy('position')
    .orderBy('id')
    .select('id', 'user_id')
  const others = rows.filter((row) => row.id !== id)
  const seen = others.filter((row) => !hidden.has(row.user_id))
  const before = seen[Math.min(position, seen.length)]
  const place = before ? others.indexOf(before) : others.length
  const ids = others.map((row) => row.id)
  ids.splice(place, 0, id)
  await trx.rawQuery(
    `update dream_items item set position = placed.place - 1
     from unnest(?::integer[]) with ordinality as placed (id, place)
     where item.id = placed.id and item.position <> placed.place - 1`,
    [ids]
  )
}

/** Gives a locked note another link, or none; the preview of the former goes. The caller saves it. */
async function replaceLink(
  { trx }: InTransaction,
  item: DreamItem,
  url: string | null
): Promise<void> {
  if (url === item.url) return
  if (item.previewImageId !== null) await detachImages({ trx }, [item.previewImageId])
  item.merge({ url, preview: null, previewImageId: null })
  if (url) afterCommit(trx, () => LinkPinned.dispatch(item.id))
}

/** A member's one vote for an item, or none. Safe to repeat. @throws HttpError 404, 403 */
export async function voteForItem(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  itemId: number,
  isFor: boolean
): Promise<void> {
  await lockItem({ user, trx }, dreamId, itemId)
  const row = { item_id: itemId, user_id: user.id }
  const changed = isFor
    ? await trx
        .knexQuery()
        .table('dream_votes')
        .insert(row)
        .onConflict()
        .ignore()
        .returning('item_id')
    : await trx.from('dream_votes').where(row).delete('item_id')
  if (changed.length) await announceChange({ trx, socketId }, dreamId)
}

/** For its author and the board's owner. @throws HttpError 404, 403 */
export async function removeItem(
  { user, trx, socketId }: DreamActor,
  dreamId: number,
  itemId: number
): Promise<void> {
  const { dream, item } = await lockItem({ user, trx }, dreamId, itemId)
  if (![item.userId, dream.userId].includes(user.id)) throw HttpError.forbidden()
  await dropItem({ trx, socketId }, item)
}

/** Deletes an item of a locked board. */
async function dropItem(
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

/** Deletes something that staff removed from a board. */
export async function takeDownItem({ trx }: InTransaction, id: number): Promise<void> {
  const find = () => DreamItem.query({ client: trx }).where({ id })
  const found = await find().first()
  if (!found) return
  await Dream.query({ client: trx }).where('id', found.dreamId).forUpdate().first()
  const item = await find().forUpdate().first()
  if (item) await dropItem({ trx, socketId: null }, item)
}
