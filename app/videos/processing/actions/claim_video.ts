import { randomUUID } from 'node:crypto'
import type { InTransaction } from '#app/kernel/database/transaction'
import Video from '#app/videos/models/video'
import { LEASE_SECONDS } from '#app/videos/processing/limits'

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
    { worker: randomUUID(), seconds: LEASE_SECONDS }
  )
  return rows.length ? Video.find(rows[0].id, { client: trx }) : null
}
