import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Video from '#app/videos/models/video'

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
