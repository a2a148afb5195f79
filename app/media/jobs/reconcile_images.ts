import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { settleContent } from '#app/media/actions/render_variants'
import { queueVariants } from './make_variants.js'

/** Whoever has been begun this often brings the process down each time. */
const MOST_ATTEMPTS = 8

/**
 * Finds the pictures whose variants nobody is making: the process was killed
 * between the commit and the dispatch, or the queue gave a job up. Gives them
 * to the queue once more, or ends the waiting after too many attempts.
 */
export default class ReconcileImages extends Job<{ quietSeconds: number }> {
  async execute() {
    for (const { hash, attempts } of await this.#forgotten()) {
      if (attempts < MOST_ATTEMPTS) await queueVariants(hash)
      else await settleContent(hash, 'failed', { error: 'Given up after too many attempts' })
    }
  }

  /** Pending for a while, and claimed by nobody who may be at work. */
  async #forgotten(): Promise<{ hash: string; attempts: number }[]> {
    const { rows } = await db.rawQuery(
      `select hash, attempts from image_contents c
       where status = 'pending' and removing_since is null
         and updated_at <= now() - make_interval(secs => ?)
         and not exists (select from image_claims where content_hash = c.hash and expires_at > now())
       order by updated_at limit 500`,
      [this.payload.quietSeconds]
    )
    return rows
  }
}
