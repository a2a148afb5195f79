import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Publishes scheduled entries whose time has come. */
export default class PublishEntries extends Job<Record<string, never>> {
  async execute() {
    await db.rawQuery(
      `update journal_entries set status = 'publish', updated_at = now()
       where status = 'scheduled' and published_at <= now()`
    )
  }
}
