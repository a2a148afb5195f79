import { once } from 'node:events'
import { transaction, afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { openFile } from '#app/media/files/stored_files'
import { queueProcessing } from '#app/videos/processing/queue_processing'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import {
  removeSideFiles,
  removeUpload,
  settleUpload,
  uploadKey,
} from '#app/videos/uploads/upload_store'
import Video from '#app/videos/video'
import VideoRemoved from '#app/videos/video_removed'
import VideosChanged from '#app/videos/videos_changed'

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

/**
 * Removes a video whose upload is refused or canceled. It has nothing but the file sent so far. The
 * owner's devices are told, too, because one that has just learned of it doesn't follow it yet.
 */
export async function discardVideo({ trx }: InTransaction, id: number): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: { user_id: number }[] }>(
    `update videos set removing_since = now()
     where id = ? and status in ('blank', 'uploading') and removing_since is null
     returning user_id`,
    [id]
  )
  for (const { user_id: userId } of rows) {
    afterCommit(trx, () => VideoRemoved.dispatch(id))
    afterCommit(trx, () => VideosChanged.dispatch(userId))
  }
}

/** What `isVideo` needs to see. */
export const HEAD_BYTES = 64

/** Boxes with which QuickTime files without `ftyp` begin. */
const QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/** Pictures and sound in the same container. */
const OTHER_BRANDS =
  /^(hei[cxms]|hev[cxms]|mif[12]|msf1|avif|avis|av0[12]|crx |jp2 |jxl |M4[AB] |aax )/

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Judges MP4, MOV, WebM and MKV by their first bytes; nothing else is taken. */
export function isVideo(head: Buffer): boolean {
  if (head.length < 12) return false
  const box = head.toString('latin1', 4, 8)
  if (box === 'ftyp') return !OTHER_BRANDS.test(head.toString('latin1', 8, 12))
  if (QUICKTIME_BOXES.has(box)) return true
  return head.subarray(0, 4).equals(EBML) && /webm|matroska/.test(head.toString('latin1'))
}
