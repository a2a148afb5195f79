import type { InTransaction } from '#app/kernel/database/transaction'

/** Imports that nobody has worked on for so many seconds, each to one caller. */
export async function claimAbandoned({ trx }: InTransaction, seconds: number): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update listing_imports set worked_at = now()
     where status in ('pending', 'processing', 'undoing')
       and worked_at <= now() - make_interval(secs => :seconds)
     returning id`,
    { seconds }
  )
  return rows.map(({ id }) => id)
}
