import type { InTransaction } from '#app/kernel/database/transaction'
import type Entry from '#app/journals/entries/entry'

/** Between two kept versions while somebody types. */
const MIN_MINUTES = 2

/** After a pause, what was written before it is kept. */
const PAUSE_MINUTES = 5

/** Losing as many words at once keeps what was there. */
const MANY_WORDS = 20

const MAX_VERSIONS = 100

/**
 * Saves the text of an entry before a change: at most every two minutes, but always before a large
 * deletion. Older versions are thinned out to one an hour, after a week to one a day.
 */
export async function keepVersion(
  { trx }: InTransaction,
  { id, version, title, body, words, updatedAt }: Entry,
  next: { words: number; isForced: boolean }
): Promise<void> {
  if (!title && !body) return
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into journal_entry_versions (entry_id, version, title, body, words, saved_at)
     select :id, :version, :title, nullif(:body, '')::jsonb, :words, :savedAt::timestamptz
     where :isForced::boolean
       or :savedAt::timestamptz < now() - :pause * interval '1 minute'
       or not exists (select from journal_entry_versions where entry_id = :id
         and saved_at > :savedAt::timestamptz - :minutes * interval '1 minute')
     on conflict do nothing`,
    {
      id,
      version,
      title,
      body: body ? JSON.stringify(body) : '',
      words,
      savedAt: updatedAt.toISO() ?? '',
      isForced: next.isForced || words - next.words >= MANY_WORDS,
      pause: PAUSE_MINUTES,
      minutes: MIN_MINUTES,
    }
  )
  if (rowCount) await thinOut({ trx }, id)
}

async function thinOut({ trx }: InTransaction, id: number): Promise<void> {
  await trx.rawQuery(
    `delete from journal_entry_versions v using (
       select version, row_number() over (order by version desc) as place,
         row_number() over (partition by case
           when saved_at > now() - interval '1 day' then version::text
           when saved_at > now() - interval '7 days' then date_trunc('hour', saved_at)::text
           else date_trunc('day', saved_at)::text end order by version desc) as place_in_slot
       from journal_entry_versions where entry_id = :id) ranked
     where v.entry_id = :id and v.version = ranked.version
       and (ranked.place_in_slot > 1 or ranked.place > :most)`,
    { id, most: MAX_VERSIONS }
  )
}
