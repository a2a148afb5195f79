import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findSpot } from '#app/spots/queries/find_spot'
import SpotTransformer from '#app/spots/transformers/spot_transformer'

/** What a write answers. @throws HttpError 404 */
export async function spotAnswer(
  which: { slug: string } | { id: number },
  viewerId: number | null,
  trx: TransactionClientContract
) {
  const view = await findSpot(which, viewerId, trx)
  return { status: 'success' as const, spot: new SpotTransformer(view).toObject() }
}
