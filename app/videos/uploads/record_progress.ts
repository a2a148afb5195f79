import db from '@adonisjs/lucid/services/db'
import { LRUCache } from 'lru-cache'

/** Uploads whose progress was stored within the last second. */
const recent = new LRUCache<string, true>({ max: 10_000, ttl: 1000 })

/** Stores how much has arrived, at most once a second. It also keeps the upload from expiring. */
export async function recordProgress(
  uploadId: string,
  offset: number,
  bytes: number
): Promise<void> {
  if (recent.has(uploadId)) return
  recent.set(uploadId, true)
  await db
    .from('videos')
    .where('upload_id', uploadId)
    .whereIn('status', ['blank', 'uploading'])
    .update({
      status: 'uploading',
      progress: Math.floor((offset / bytes) * 100),
      updated_at: db.raw('now()'),
    })
}
