import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ListingImport, { RUNNING } from '#app/imports/models/listing_import'

/** Locks an import that still runs and tells that somebody works on it; null once it doesn't. */
export async function lockRunning(
  id: number,
  trx: TransactionClientContract
): Promise<ListingImport | null> {
  const running = await ListingImport.query({ client: trx })
    .where('id', id)
    .whereIn('status', [...RUNNING])
    .forUpdate()
    .first()
  if (!running) return null
  return running.merge({ status: 'processing', workedAt: DateTime.utc() }).save()
}
