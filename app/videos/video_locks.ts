import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LostLease } from '#app/common/jobs/lost_lease'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/video'

/** Reads a video anew and keeps others from changing it. @throws HttpError 404 once it is removed */
export async function lockVideo({ trx }: InTransaction, id: number): Promise<Video> {
  const video = await Video.query({ client: trx })
    .where('id', id)
    .whereNull('removing_since')
    .forUpdate()
    .first()
  if (!video) throw HttpError.notFound()
  return video
}

/** A video, and the claim of the worker that has it. */
export interface LeasedVideo {
  id: number
  workerId: string
}

/** @throws LostLease if it no longer belongs to this worker */
export async function lockLeasedVideo(
  { id, workerId }: LeasedVideo,
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
