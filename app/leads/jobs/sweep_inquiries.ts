import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Those whose link is too old; what was confirmed stands in the leads. */
export default class SweepInquiries extends Job<Record<string, never>> {
  async execute() {
    await db.rawQuery('delete from inquiries where expires_at < now()')
  }
}
