import type { InTransaction } from '#app/kernel/database/transaction'

/** For `MatchListings`, which then asks every search anew, also about one that it is at. */
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
