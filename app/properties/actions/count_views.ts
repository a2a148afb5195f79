import type { InTransaction } from '#app/kernel/database/transaction'

export interface SeenListing {
  /** in UTC: `2026-03-01` */
  day: string
  propertyId: number
  visitor: string
}

/** Each visitor counts once a day for each listing. */
export async function countViews({ trx }: InTransaction, seen: SeenListing[]): Promise<void> {
  await trx.rawQuery(
    `with fresh as (
       insert into listing_viewers (day, property_id, visitor)
       select seen.day, p.id, seen.visitor
       from jsonb_to_recordset(:seen::jsonb) as seen(day date, "propertyId" integer, visitor text)
       join properties p on p.id = seen."propertyId"
       on conflict do nothing returning day, property_id)
     insert into listing_views (property_id, day, views)
     select property_id, day, count(*) from fresh group by property_id, day
     order by property_id, day
     on conflict (property_id, day) do update
       set views = listing_views.views + excluded.views`,
    { seen: JSON.stringify(seen) }
  )
}
