import type { InTransaction } from '#app/kernel/database/transaction'
import type { SpotRow } from '#app/spots/models/spot_row'

/** Counts a view once per viewer, spot and day. @param viewer tells viewers apart for a day */
export async function countView(
  { trx }: InTransaction,
  { id }: Pick<SpotRow, 'id'>,
  viewer: string
): Promise<void> {
  await trx.rawQuery(
    `insert into spot_views (spot_id, viewer, day) values (?, ?, (now() at time zone 'utc')::date)
     on conflict do nothing`,
    [id, viewer]
  )
}
