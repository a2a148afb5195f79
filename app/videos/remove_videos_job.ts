import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { deleteFile, storageDisk } from '#app/media/files/stored_files'
import { videoFolder } from '#app/videos/video_files'
import { removeUpload } from '#app/videos/uploads/upload_store'

const MAX_PER_STATEMENT = 200

/** A worker that hadn't heard of the removal may have stored a file since: deleted once more. */
const LOOK_AGAIN_MINUTES = 30

interface Leftover {
  id: string
  source_key: string | null
  upload_id: string | null
}

/**
 * Deletes the rows of removed videos, and the files of all videos without a row. Safe to interrupt,
 * to repeat and to run twice at once.
 */
export default class RemoveVideos extends Job<Record<string, never>> {
  async execute() {
    await this.#deleteRows()
    await eachAlone(await this.#leftovers(), 'Deleting a video', async (leftover) => {
      await deleteFiles(leftover)
      await this.#note(leftover)
    })
  }

  async #deleteRows(): Promise<void> {
    let deleted: number
    do {
      const result = await db.rawQuery(
        `delete from videos where id in (
           select id from videos where removing_since is not null
           limit ? for update skip locked)`,
        [MAX_PER_STATEMENT]
      )
      deleted = result.rowCount
    } while (deleted === MAX_PER_STATEMENT)
  }

  async #leftovers(): Promise<Leftover[]> {
    const { rows } = await db.rawQuery<{ rows: Leftover[] }>(
      `select folder as id, source_key, upload_id from video_leftovers
       where deleted_at is null or deleted_at < now() - make_interval(mins => ?)
       order by created_at`,
      [LOOK_AGAIN_MINUTES]
    )
    return rows
  }

  async #note({ id: folder }: Leftover): Promise<void> {
    await db.rawQuery('delete from video_leftovers where folder = ? and deleted_at is not null', [
      folder,
    ])
    await db.rawQuery('update video_leftovers set deleted_at = now() where folder = ?', [folder])
  }
}

async function deleteFiles({ id: folder, source_key: source, upload_id: upload }: Leftover) {
  await (await storageDisk()).deleteAll(`${videoFolder(folder)}/`)
  if (source) await deleteFile(source)
  if (upload) await removeUpload(upload)
}
