import { join, resolve } from 'node:path'
import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import ReleaseContent from '#app/media/actions/release_content'
import { UNFINISHED } from '#app/media/files/folder_driver'
import { sweepTemporaryFiles, TEMPORARY_FOLDER } from '#app/media/uploads/temporary_files'

const KEPT_UNUSED_HOURS = 24
const AT_ONCE = 200

/**
 * Deletes the pictures that nothing has shown for a day, the contents that no
 * picture refers to (of deleted accounts, of uploads that were killed), and
 * what lies about in the temporary folders.
 */
export default class SweepImages extends Job<Record<string, never>> {
  async execute() {
    await this.#deleteUnused()
    for (const hash of await this.#unneeded()) await new ReleaseContent().handle(hash)
    await sweepTemporaryFiles(TEMPORARY_FOLDER)
    await sweepTemporaryFiles(join(resolve(env.get('STORAGE_PATH'), 'files'), UNFINISHED))
  }

  /** In small portions, so that no transaction is long. */
  async #deleteUnused(): Promise<void> {
    let deleted: number
    do {
      const result = await db.rawQuery(
        `delete from images where id in (
           select id from images where unused_since < now() - make_interval(hours => ?)
           order by unused_since limit ? for update skip locked)`,
        [KEPT_UNUSED_HOURS, AT_ONCE]
      )
      deleted = result.rowCount
    } while (deleted === AT_ONCE)
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
