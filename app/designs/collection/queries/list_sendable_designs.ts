import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import Design from '#app/designs/models/design'
import { optionsNamed } from '#app/redesign/looks/options_named'

/** Finished designs by id, without those taken down. @param hiddenIds owners to leave out */
export async function findShowableDesigns(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, Design>> {
  if (!ids.length) return new Map()
  const designs = await Design.query({ client })
    .whereIn('id', ids)
    .whereNotIn('user_id', hiddenIds)
    .where('status', 'completed')
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
  return new Map(designs.map((design) => [design.id, design]))
}

const HAS_OPTION = `(options ->> 'theme' = any(:theme) or options ->> 'designer' = any(:designer)
  or options ->> 'location' = any(:location) or options ->> 'roomType' = any(:roomType)
  or jsonb_exists_any(options -> 'colors', :colors))`

/** One's finished designs, newest first. @param words each names something of the design's look */
export function listSendableDesigns(
  userId: number,
  { page, perPage }: PageRequest,
  words: string[] = []
): Promise<Design[]> {
  const query = Design.query()
  for (const word of words) query.whereRaw(HAS_OPTION, { ...optionsNamed(word) })
  return query
    .where({ user_id: userId, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
