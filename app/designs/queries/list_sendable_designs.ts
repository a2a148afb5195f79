import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import Design from '#app/designs/models/design'

/** Finished designs, by their ids; what staff took down is shown to nobody. */
export async function findShowableDesigns(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, Design>> {
  if (!ids.length) return new Map()
  const designs = await Design.query({ client })
    .whereIn('id', ids)
    .where('status', 'completed')
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
  return new Map(designs.map((design) => [design.id, design]))
}

/** One page (and one row more) of the designs that somebody may show to others, newest first. */
export function listSendableDesigns(
  userId: number,
  { page, perPage }: PageRequest
): Promise<Design[]> {
  return Design.query()
    .where({ user_id: userId, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
