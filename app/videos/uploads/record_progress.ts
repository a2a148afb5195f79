import { LRUCache } from 'lru-cache'
import { DateTime } from 'luxon'
import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import VideoProgressed from '#app/videos/processing/video_progressed'
import Video from '#app/videos/video'
import VideosChanged from '#app/videos/videos_changed'

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

/** Nothing happens once the upload has ended. @param progress percent */
async function announceProgress(
  { trx }: InTransaction,
  uploadId: string,
  progress: number
): Promise<void> {
  const video = await Video.query({ client: trx })
    .where({ uploadId })
    .whereIn('status', ['blank', 'uploading'])
    .whereNull('removing_since')
    .forUpdate()
    .first()
  if (!video) return
  const isFirst = video.status === 'blank'
  await video.merge({ status: 'uploading', progress, updatedAt: DateTime.utc() }).save()
  afterCommit(trx, () => VideoProgressed.dispatch(video))
  if (isFirst) afterCommit(trx, () => VideosChanged.dispatch(video.userId))
}
