import { announceChange } from '#app/dreams/actions/announce_change'
import type { DreamActor } from '#app/dreams/models/dream_actor'
import { lockItem } from '#app/dreams/models/lock_item'

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
