import db from '@adonisjs/lucid/services/db'

export interface ListingDay {
  /** in UTC: `2026-03-01` */
  date: string
  views: number
  saves: number
}

/** How often a listing was seen and kept, on each of the last days, today last. */
export async function listListingDays(propertyId: number, days: number): Promise<ListingDay[]> {
  const { rows } = await db.rawQuery<{ rows: ListingDay[] }>(
    `select to_char(day, 'YYYY-MM-DD') as date,
       coalesce((select views from listing_views v
         where v.property_id = :propertyId and v.day = days.day), 0)::integer as views,
       (select count(*) from saved_properties s where s.property_id = :propertyId
         and (s.saved_at at time zone 'utc')::date = days.day)::integer as saves
     from (select generate_series(today - :before::integer, today, interval '1 day')::date as day
       from (select (now() at time zone 'utc')::date as today) clock) days order by day`,
    { propertyId, before: days - 1 }
  )
  return rows
}
