import db from '@adonisjs/lucid/services/db'
import { JOURNAL_STAMP, JOURNAL_STAMP_SOURCE } from '#app/journals/models/journal_stamp'
import { LISTED_JOURNALS } from '#app/journals/models/seen_journals'

/** A stamp of the first journals of a person's list. */
export async function findJournalsStampOf(userId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(${JOURNAL_STAMP}, '/' order by j.id)) as stamp ${JOURNAL_STAMP_SOURCE}
     where j.user_id = :userId and ${LISTED_JOURNALS}`,
    { userId }
  )
  return rows[0].stamp ?? ''
}
