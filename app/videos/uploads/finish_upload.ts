import { once } from 'node:events'
import { transaction } from '#app/kernel/database/transaction'
import { openFile } from '#app/media/files/stored_files'
import { queueProcessing } from '#app/videos/actions/queue_processing'
import Video from '#app/videos/models/video'
import { discardVideo } from '#app/videos/uploads/actions/discard_video'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { HEAD_BYTES, isVideo } from '#app/videos/uploads/sniff_video'
import {
  removeSideFiles,
  removeUpload,
  settleUpload,
  uploadKey,
} from '#app/videos/uploads/upload_store'

/**
 * Hands a complete upload over to processing. Safe to interrupt and repeat.
 * @throws HttpError 415 if it isn't a video; then nothing of it is left
 */
export async function finishUpload(videoId: number, uploadId: string): Promise<void> {
  await settleUpload(uploadId)
  if (!isVideo(await readHead(uploadKey(uploadId)))) {
    await refuseType(videoId, uploadId)
    throw uploadRefusals.type()
  }
  await transaction(async (trx) => {
    const video = await Video.query({ client: trx })
      .where({ id: videoId, uploadId })
      .whereIn('status', ['blank', 'uploading'])
      .whereNull('removing_since')
      .forUpdate()
      .first()
    if (!video) return
    video.sourceKey = uploadKey(uploadId)
    await queueProcessing({ trx }, video)
  })
  await removeSideFiles(uploadId)
}

/** The file goes at once, its row with a job. */
export async function refuseType(videoId: number, uploadId: string): Promise<void> {
  await transaction((trx) => discardVideo({ trx }, videoId))
  await removeUpload(uploadId)
}

async function readHead(key: string): Promise<Buffer> {
  const stream = await openFile(key)
  if (!stream) return Buffer.alloc(0)
  try {
    let head: Buffer | null = stream.read(HEAD_BYTES)
    while (!head && !stream.readableEnded) {
      await Promise.race([once(stream, 'readable'), once(stream, 'end')])
      head = stream.read(HEAD_BYTES) ?? stream.read()
    }
    return head ?? Buffer.alloc(0)
  } finally {
    stream.destroy()
  }
}
