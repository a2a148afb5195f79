import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'

export function findPublicDesign(
  id: number,
  client?: TransactionClientContract
): Promise<Design | null> {
  return Design.query({ client })
    .where('id', id)
    .whereNotNull('published_at')
    .preload('owner')
    .first()
}
