import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { VISIBLE_LEADS, visibleParams } from '#app/leads/models/visible_leads'

const MAX_HOMES = 200

/** The listings that a person's leads asked about last, by name. */
export async function listLeadHomes(user: User): Promise<{ slug: string; name: string | null }[]> {
  const { rows } = await db.rawQuery<{ rows: { slug: string; name: string | null }[] }>(
    `select slug, name from properties where id in
       (select l.property_id from leads l where ${VISIBLE_LEADS})
     order by name, id limit :max`,
    { ...visibleParams(user), max: MAX_HOMES }
  )
  return rows
}
