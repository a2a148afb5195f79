import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import type { Moment } from '#app/common/http/wire_time'
import type { GeoPoint } from '#app/common/geo/geo_point'
import type { OfferedFor } from '#app/properties/listing_options'
import { areaSql } from '#app/search/search_area'

export interface AreaNews {
  kind: 'published' | 'price_changed' | 'sold'
  propertyId: number
  slug: string
  name: string | null
  city: string | null
  offeredFor: OfferedFor
  price: number | null
  currency: string | null
  /** before the change */
  previousPrice: number | null
  previousCurrency: string | null
  at: Moment
}

const COLUMNS = 'p.id as "propertyId", p.slug, p.name, p.city, p.offered_for as "offeredFor"'
const NO_PREVIOUS = 'null::float8 as "previousPrice", null::text as "previousCurrency"'

/**
 * What listings in an area did: published, priced anew, taken off the market. Newest first, one
 * more than a page holds. @param hiddenIds owners whose listings are left out
 */
export async function listAreaNews(
  polygon: GeoPoint[],
  { page, perPage }: PageRequest,
  hiddenIds: number[]
): Promise<AreaNews[]> {
  const inside = `(${areaSql({ polygon })!.shapes.join(' or ')})`
  const { rows } = await db.rawQuery<{ rows: AreaNews[] }>(
    `with listed as (
       select ${COLUMNS}, p.user_id, p.price, p.currency, p.published_at
       from listed_properties l join properties p on p.id = l.property_id
       where ${inside} and p.user_id <> all(:hiddenIds::integer[])),
     changed as (
       select change.*, lag(change.price) over its as before, lag(change.currency) over its as unit
       from price_changes change join listed on listed."propertyId" = change.property_id
       window its as (partition by change.property_id order by change.changed_at, change.id))
     select 'published' as kind, "propertyId", slug, name, city, "offeredFor", price::float8, currency,
       ${NO_PREVIOUS}, published_at as at from listed where published_at is not null
     union all
     select 'price_changed', "propertyId", slug, name, city, "offeredFor", changed.price::float8,
       changed.currency, before::float8, unit, changed_at
     from changed join listed on listed."propertyId" = changed.property_id
     where before is not null and (before, unit) is distinct from (changed.price, changed.currency)
     union all
     select 'sold', "propertyId", slug, name, city, "offeredFor", price::float8, currency, ${NO_PREVIOUS},
       archived_at
     from (
       select ${COLUMNS}, p.price, p.currency, p.archived_at,
         point(p.longitude, p.latitude) as place
       from properties p
       where p.archived_at is not null and p.latitude is not null and not p.is_private
         and p.published_at is not null and p.user_id <> all(:hiddenIds::integer[])) l
     where ${inside}
     order by at desc, "propertyId" desc, kind offset :skipped limit :limit`,
    { hiddenIds, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}
