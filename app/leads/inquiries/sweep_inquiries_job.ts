import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Deletes questions whose link has expired; confirmed ones live on as leads. */
export default class SweepInquiries extends Job<Record<string, never>> {
  async execute() {
    await db.rawQuery('delete from inquiries where expires_at < now()')
  }
}
