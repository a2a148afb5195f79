import db from '@adonisjs/lucid/services/db'
import { LISTED_JOURNALS } from '#app/journals/models/seen_journals'

/** How many journals of a person anybody may see. */
export async function countJournalsOf(userId: number): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from journals j
     where j.user_id = :userId and ${LISTED_JOURNALS}`,
    { userId }
  )
  return rows[0].count
}
