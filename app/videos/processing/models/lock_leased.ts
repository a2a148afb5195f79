import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Video from '#app/videos/models/video'
import { LostLease } from '#app/common/jobs/lost_lease'

/** A video, and the claim of the worker that has it. */
export interface Leased {
  id: number
  workerId: string
}

/** @throws LostLease if it no longer belongs to this worker */
export async function lockLeased(
  { id, workerId }: Leased,
  trx: TransactionClientContract
): Promise<Video> {
  const video = await Video.query({ client: trx })
    .where({ id, worker_id: workerId, status: 'processing' })
    .whereNull('removing_since')
    .forUpdate()
    .first()
  if (!video) throw new LostLease()
  return video
}
