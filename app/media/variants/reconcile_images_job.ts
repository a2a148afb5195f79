import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { eachAlone } from '#app/kernel/queue/each_alone'
import { settleContent } from '#app/media/variants/render_variants'
import { queueVariants } from './make_variants_job.js'

/** An image that failed this often probably crashes the process each time. */
const MAX_ATTEMPTS = 8

/** Requeues variants lost to a crash or failed job; gives up after too many attempts. */
export default class ReconcileImages extends Job<{ quietSeconds: number }> {
  async execute() {
    await eachAlone(await this.#forgotten(), 'Settling an image', ({ id: hash, attempts }) =>
      attempts < MAX_ATTEMPTS
        ? queueVariants(hash)
        : settleContent(hash, 'failed', { error: 'Given up after too many attempts' })
    )
  }

  /** Pending for a while, and not claimed. */
  async #forgotten(): Promise<{ id: string; attempts: number }[]> {
    const { rows } = await db.rawQuery(
      `select hash as id, attempts from image_contents c
       where status = 'pending' and removing_since is null
         and updated_at <= now() - make_interval(secs => ?)
         and not exists (select from image_claims where content_hash = c.hash and expires_at > now())
       order by updated_at limit 500`,
      [this.payload.quietSeconds]
    )
    return rows
  }
}
