import db from '@adonisjs/lucid/services/db'
import type { VisitSource } from '#app/properties/views/visit_options'

export interface EventRange {
  propertyIds: readonly number[]
  /** how many, today last */
  days: number
}

export interface EventCounts {
  /** `2026-03-01` in UTC; days without any are missing */
  byDay: ReadonlyMap<string, number>
  /** listings without any are missing */
  byListing: ReadonlyMap<number, number>
}

interface EventRow {
  date: string | null
  propertyId: number | null
  count: number
}

/** How often something happened to listings. @param source a select of day, listing’s id and count */
export async function countEvents(
  source: string,
  { propertyIds, days }: EventRange
): Promise<EventCounts> {
  const { rows } = await db.rawQuery<{ rows: EventRow[] }>(
    `select to_char(day, 'YYYY-MM-DD') as date, "propertyId", sum(count)::integer as count
     from (${source}) event (day, "propertyId", count)
     where "propertyId" = any(:propertyIds)
       and day > (now() at time zone 'utc')::date - :days::integer
     group by grouping sets ((day), ("propertyId")) having sum(count) > 0`,
    { propertyIds: [...propertyIds], days }
  )
  const byDay = new Map<string, number>()
  const byListing = new Map<number, number>()
  for (const { date, propertyId, count } of rows) {
    if (date !== null) byDay.set(date, count)
    if (propertyId !== null) byListing.set(propertyId, count)
  }
  return { byDay, byListing }
}

const DEEDS = {
  views: 'select day, property_id, views from listing_views',
  shares: 'select day, property_id, shares from listing_views',
  saves: `select (saved_at at time zone 'utc')::date, property_id, 1 from saved_properties`,
}

/** How often listings were seen, shared and kept. */
export async function countListingVisits(
  range: EventRange
): Promise<Record<keyof typeof DEEDS, EventCounts>> {
  return {
    views: await countEvents(DEEDS.views, range),
    shares: await countEvents(DEEDS.shares, range),
    saves: await countEvents(DEEDS.saves, range),
  }
}

export interface VisitSourceRow {
  source: VisitSource
  host: string
  views: number
}

const MAX_SOURCES = 12

/** Where listings' visits came from, most first. */
export async function listVisitSources({
  propertyIds,
  days,
}: EventRange): Promise<VisitSourceRow[]> {
  const { rows } = await db.rawQuery<{ rows: VisitSourceRow[] }>(
    `select source, host, sum(views)::integer as views from listing_visit_sources
     where property_id = any(:propertyIds)
       and day > (now() at time zone 'utc')::date - :days::integer
     group by source, host order by 3 desc, source, host limit :max`,
    { propertyIds: [...propertyIds], days, max: MAX_SOURCES }
  )
  return rows
}
