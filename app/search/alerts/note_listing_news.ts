import type { InTransaction } from '#app/kernel/database/transaction'

/** `MatchListings` then asks every search about them, from the start if it is at it already. */
export async function noteListingNews({ trx }: InTransaction, ids: number[]): Promise<void> {
  await trx.rawQuery(
    `insert into listing_news (property_id)
     select property_id from listed_properties
     where property_id = any(:ids::integer[]) and exists (select from saved_searches)
     order by property_id
     on conflict (property_id) do update set after_search_id = 0`,
    { ids }
  )
}
