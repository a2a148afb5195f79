import { randomUUID } from 'node:crypto'
import { LostLease } from '#app/common/jobs/lost_lease'
import type { InTransaction } from '#app/kernel/database/transaction'
import Video from '#app/videos/video'
import type { LeasedVideo } from '#app/videos/video_locks'

/** A worker silent for longer loses its video. */
export const VIDEO_LEASE_SECONDS = 20

export const VIDEO_HEARTBEAT_MS = 5_000

/** Before another try. */
export const VIDEO_PAUSE_SECONDS = 10

/**
 * Claims the next video: everyone's first, then everyone's second, so that many uploads of one
 * person delay others by one video at most.
 * @returns null if nothing is waiting
 */
export async function claimVideo({ trx }: InTransaction): Promise<Video | null> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update videos set worker_id = :worker, attempts = attempts + 1,
         leased_until = now() + make_interval(secs => :seconds), updated_at = now()
       where id = (
         select id from videos waiting
         where status = 'processing' and removing_since is null
           and (leased_until is null or leased_until < now())
         order by (
             select count(*) from videos earlier
             where earlier.status = 'processing' and earlier.user_id = waiting.user_id
               and (earlier.queued_at, earlier.id) < (waiting.queued_at, waiting.id)
           ), queued_at, id
         limit 1 for no key update skip locked)
       returning id`,
    { worker: randomUUID(), seconds: VIDEO_LEASE_SECONDS }
  )
  return rows.length ? Video.find(rows[0].id, { client: trx }) : null
}

/** @returns whether the video still belongs to this worker */
export async function renewVideoLease(
  { trx }: InTransaction,
  { id, workerId }: LeasedVideo
): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update videos set leased_until = now() + make_interval(secs => ?)
       where id = ? and worker_id = ? and status = 'processing' and removing_since is null`,
    [VIDEO_LEASE_SECONDS, id, workerId]
  )
  return rowCount > 0
}

/**
 * Leaves a video to the next worker.
 * @param pauseSeconds before anyone takes it, by the database's clock
 * @param counts whether this attempt counts toward MAX_PROCESSING_TRIES
 * @throws LostLease
 */
export async function releaseVideoLease(
  { trx }: InTransaction,
  { id, workerId }: LeasedVideo,
  { pauseSeconds, counts }: { pauseSeconds: number; counts: boolean }
): Promise<void> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `update videos set worker_id = null, attempts = attempts - ?,
         leased_until = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and worker_id = ? and status = 'processing'`,
    [counts ? 0 : 1, pauseSeconds, id, workerId]
  )
  if (rowCount === 0) throw new LostLease()
}

/** Frees all videos: with an embedded database, no worker of an earlier process can be alive. */
export async function expireVideoLeases({ trx }: InTransaction): Promise<void> {
  await trx.from('videos').where('status', 'processing').update({ leased_until: null })
}
