import { LRUCache } from 'lru-cache'
import { transaction } from '#app/kernel/database/transaction'
import { announceProgress } from '#app/videos/uploads/actions/announce_progress'

/** Uploads whose progress was stored within the last second. */
const recent = new LRUCache<string, true>({ max: 10_000, ttl: 1000 })

/**
 * Stores how much has arrived and tells the owner's other devices, at most once a second. It also
 * keeps the upload from expiring.
 */
export async function recordProgress(
  uploadId: string,
  offset: number,
  bytes: number
): Promise<void> {
  if (recent.has(uploadId)) return
  recent.set(uploadId, true)
  await transaction((trx) =>
    announceProgress({ trx }, uploadId, Math.floor((offset / bytes) * 100))
  )
}
