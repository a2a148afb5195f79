import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { LEASE_SECONDS } from '#app/designs/limits'
import Design from '#app/designs/models/design'

/**
 * Takes the next design to be made, for this worker alone: first what another
 * worker left behind or what is to be repeated, then the people in turn,
 * whoever was served longest ago first, so that a hundred orders of one person
 * keep nobody waiting for more than one of them.
 */
export default class ClaimDesign {
  /** @returns null when nothing waits that nobody else is writing to */
  async handle(): Promise<Design | null> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `update designs set
         status = 'processing', attempts = attempts + 1, lease_token = :token,
         lease_until = now() + make_interval(secs => :seconds), started_at = now(), updated_at = now()
       where id = (
         select id from designs waiting
         where status = 'pending' or (status = 'processing' and lease_until < now())
         order by status = 'processing' desc,
           (select max(started_at) from designs where user_id = waiting.user_id) nulls first, id
         limit 1 for no key update skip locked)
       returning id`,
      { token: randomUUID(), seconds: LEASE_SECONDS }
    )
    return rows.length ? Design.find(rows[0].id) : null
  }
}
