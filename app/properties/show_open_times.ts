import type { InTransaction } from '#app/kernel/database/transaction'

interface OpenTime {
  startsAt: Date
  endsAt: Date
}

/** When visitors can see the home, as searches filter by and lists show it; replaces what was. */
export async function showOpenTimes(
  { trx }: InTransaction,
  propertyId: number,
  times: readonly OpenTime[]
): Promise<void> {
  await trx.rawQuery(
    `update properties set open_times = (
       select coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}')
       from unnest(:starts::timestamptz[], :ends::timestamptz[]) time (starts_at, ends_at))
     where id = :propertyId`,
    {
      propertyId,
      starts: times.map(({ startsAt }) => startsAt.toISOString()),
      ends: times.map(({ endsAt }) => endsAt.toISOString()),
    }
  )
}
