import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'

/** Keeps only the counts of past days. */
export default class ForgetSpotViewers extends Job<Record<string, never>> {
  async execute() {
    await db.rawQuery(`delete from spot_views where day < (now() at time zone 'utc')::date`)
  }
}
