import db from '@adonisjs/lucid/services/db'
import { dreamChannel, MAX_ITEMS_PER_DREAM } from '#app/dreams/dream_options'
import type DreamChanged from '#app/dreams/dream_changed'
import { readDreams } from '#app/dreams/dream_view'
import { readItems } from '#app/dreams/items/item_row'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'
import DreamTransformer from '#app/dreams/dream_transformer'
import { broadcast, fitsEvent } from '#app/realtime/broadcast'

/**
 * Sends members the board as all of them may see it: without anyone's own votes or private
 * listings. If it doesn't fit into one event, the items stay out, and pages fetch them.
 */
export default class BroadcastDream {
  async handle({ dreamId, socketId: exceptSocketId }: DreamChanged) {
    const hiddenIds = await listQuarreling(dreamId)
    const [row] = await readDreams('where d.id = :dreamId', { dreamId, viewerId: null, hiddenIds })
    if (!row) return
    const viewer = { viewerId: null, hiddenIds }
    const items = await readItems([dreamId], viewer, MAX_ITEMS_PER_DREAM)
    const ids = items.flatMap(({ propertyId }) => propertyId ?? [])
    const view = {
      row: { ...row, isMember: true },
      items,
      cards: await listSeenCards(ids, null),
      matchesCount: 0,
      viewerId: null,
    }
    const dream = new DreamTransformer(view).toObject()
    const data = fitsEvent({ dream }) ? { dream } : { dream: { ...dream, items: [] } }
    await broadcast({
      event: 'dream.updated',
      channels: [dreamChannel(dreamId)],
      data,
      exceptSocketId,
    })
  }
}

/** Members of whom one blocked another. */
async function listQuarreling(dreamId: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select unnest(array[b.blocker_id, b.blocked_id]) as id from blocks b
     join dream_members one on one.user_id = b.blocker_id and one.dream_id = :dreamId
     join dream_members other on other.user_id = b.blocked_id and other.dream_id = :dreamId`,
    { dreamId }
  )
  return rows.map(({ id }) => id)
}
