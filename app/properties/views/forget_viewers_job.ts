import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Deletes what tells visitors of past days apart; their counts stay. */
export default class ForgetListingViewers extends Job<Record<string, never>> {
  async execute() {
    const today = new Date().toISOString().slice(0, 10)
    await db.rawQuery('delete from view_salts where day < ?', [today])
    await db.rawQuery('delete from listing_viewers where day < ?', [today])
  }
}
