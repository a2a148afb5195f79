import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'

/** A design that everybody may see, with whoever shows it; null where there is none of that number. */
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
