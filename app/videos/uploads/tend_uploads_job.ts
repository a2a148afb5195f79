import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import RemoveVideos from '#app/videos/remove_videos_job'
import { finishUpload } from '#app/videos/uploads/finish_upload'
import { findUpload } from '#app/videos/uploads/upload_store'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/video_limits'

const MAX_PER_RUN = 500

interface OpenRow {
  id: number
  upload_id: string
  source_bytes: string
}

/**
 * Hands over complete files whose last request a crash cut off, and removes videos that nobody has
 * uploaded anything to for a day.
 */
export default class TendUploads extends Job<{ quietSeconds: number }> {
  async execute() {
    for (const { id, upload_id: uploadId, source_bytes: bytes } of await this.#quiet()) {
      const upload = await findUpload(uploadId)
      if (upload?.offset === Number(bytes)) await finish(id, uploadId)
    }
    await this.#expire()
    await enqueue(RemoveVideos.dispatch({}))
  }

  async #quiet(): Promise<OpenRow[]> {
    const { rows } = await db.rawQuery<{ rows: OpenRow[] }>(
      `select id, upload_id, source_bytes from videos
       where status in ('blank', 'uploading') and upload_id is not null
         and source_bytes is not null and removing_since is null
         and updated_at <= now() - make_interval(secs => ?)
       order by updated_at desc limit ?`,
      [this.payload.quietSeconds, MAX_PER_RUN]
    )
    return rows
  }

  async #expire(): Promise<void> {
    await db.rawQuery(
      `update videos set removing_since = now()
       where status in ('blank', 'uploading') and removing_since is null
         and updated_at < now() - make_interval(hours => ?)`,
      [MAX_UNFINISHED_UPLOAD_HOURS]
    )
  }
}

/** What isn't a video has been removed by now. */
async function finish(id: number, uploadId: string): Promise<void> {
  try {
    await finishUpload(id, uploadId)
  } catch (error) {
    if (!(error instanceof HttpError)) logger.error({ err: error, id }, 'upload not finished')
  }
}

/** After a crash, complete files may still wait to be handed over. */
export async function resumeUploads(): Promise<void> {
  await enqueue(TendUploads.dispatch({ quietSeconds: 0 }))
}
