import type { InTransaction } from '#app/kernel/database/transaction'

export interface ListingVisit {
  /** in UTC: `2026-03-01` */
  day: string
  propertyId: number
  visitor: string
  deed: 'view' | 'share'
}

/** Each visitor counts once a day for each listing, with each deed. */
export async function countVisits({ trx }: InTransaction, visits: ListingVisit[]): Promise<void> {
  await trx.rawQuery(
    `with fresh as (
       insert into listing_viewers (day, property_id, visitor, deed)
       select visit.day, p.id, visit.visitor, visit.deed
       from jsonb_to_recordset(:visits::jsonb)
         as visit(day date, "propertyId" integer, visitor text, deed text)
       join properties p on p.id = visit."propertyId"
       on conflict do nothing returning day, property_id, deed)
     insert into listing_views (property_id, day, views, shares)
     select property_id, day, count(*) filter (where deed = 'view'),
       count(*) filter (where deed = 'share')
     from fresh group by property_id, day order by property_id, day
     on conflict (property_id, day) do update
       set views = listing_views.views + excluded.views,
         shares = listing_views.shares + excluded.shares`,
    { visits: JSON.stringify(visits) }
  )
}
