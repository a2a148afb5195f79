import type { InTransaction } from '#app/kernel/database/transaction'

/** Claims imports idle for this many seconds, each for one caller. */
export async function claimAbandonedImports(
  { trx }: InTransaction,
  seconds: number
): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update farm_imports set worked_at = now()
     where status in ('pending', 'processing', 'undoing')
       and worked_at <= now() - make_interval(secs => :seconds)
     returning id`,
    { seconds }
  )
  return rows.map(({ id }) => id)
}
