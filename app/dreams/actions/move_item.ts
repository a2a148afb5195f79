import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { InTransaction } from '#app/kernel/database/transaction'
import type DreamItem from '#app/dreams/models/dream_item'

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
