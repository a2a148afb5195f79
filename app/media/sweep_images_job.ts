import { join, resolve } from 'node:path'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { releaseContent } from '#app/media/claim_content'
import { UNFINISHED_FILE_ENDING } from '#app/media/files/folder_driver'
import { sweepTemporaryFiles, TEMPORARY_FOLDER } from '#app/media/uploads/temporary_files'
import ReconcileImages from '#app/media/variants/reconcile_images_job'
import env from '#start/env'

const KEPT_UNUSED_HOURS = 24
const MAX_PER_STATEMENT = 200

/** Deletes images unused for a day, unreferenced contents, and old temporary files. */
export default class SweepImages extends Job<Record<string, never>> {
  async execute() {
    await this.#deleteUnused()
    await sweepTemporaryFiles(TEMPORARY_FOLDER)
    await sweepTemporaryFiles(
      join(resolve(env.get('STORAGE_PATH'), 'files'), UNFINISHED_FILE_ENDING)
    )
    await eachAlone(await this.#unneeded(), 'Deleting an image', releaseContent)
  }

  /** Small batches keep transactions short. */
  async #deleteUnused(): Promise<void> {
    let deleted: number
    do {
      const result = await db.rawQuery(
        `delete from images where id in (
           select id from images where unused_since < now() - make_interval(hours => ?)
           order by unused_since limit ? for update skip locked)`,
        [KEPT_UNUSED_HOURS, MAX_PER_STATEMENT]
      )
      deleted = result.rowCount
    } while (deleted === MAX_PER_STATEMENT)
  }

  async #unneeded(): Promise<string[]> {
    const { rows } = await db.rawQuery<{ rows: { hash: string }[] }>(
      `select hash from image_contents c
       where not exists (select from images where content_hash = c.hash)
         and not exists (select from image_claims where content_hash = c.hash and expires_at > now())`
    )
    return rows.map(({ hash }) => hash)
  }
}

export async function cleanUpAfterCrash(): Promise<void> {
  await enqueue(ReconcileImages.dispatch({ quietSeconds: 0 }))
  await enqueue(SweepImages.dispatch({}))
}
