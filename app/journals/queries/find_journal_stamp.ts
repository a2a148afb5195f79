import db from '@adonisjs/lucid/services/db'
import { JOURNAL_STAMP, JOURNAL_STAMP_SOURCE } from '#app/journals/models/journal_stamp'

/** A stamp of a journal's page; null if guests may not see it. */
export async function findJournalStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select ${JOURNAL_STAMP} as stamp ${JOURNAL_STAMP_SOURCE} where j.slug = :slug and j.visibility = 'public'`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}
