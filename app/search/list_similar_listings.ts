import db from '@adonisjs/lucid/services/db'
import { areaSql, DISTANCE_KM } from '#app/search/search_area'

interface Subject {
  id: number
  latitude: number
  longitude: number
}

const MAX_KM = 60
/** How many of the nearest listings are compared. */
const MAX_COMPARED = 300
/** From half to twice the price. */
const MAX_PRICE_RATIO = 2
/** Penalty in km for another type of home. */
const KM_FOR_ANOTHER_TYPE = 20
/** Penalty in km for twice or half the price. */
const KM_FOR_DOUBLE_PRICE = 40

/**
 * The listings most like one that is out: near, of the same kind and of a comparable price.
 * @param hiddenIds owners whose are left out
 */
export async function listSimilarListings(
  { id, latitude, longitude }: Subject,
  limit: number,
  hiddenIds: number[]
): Promise<number[]> {
  const { shapes } = areaSql({ circle: { latitude, longitude, radius: MAX_KM, unit: 'km' } })!
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `with subject as (
       select property_id, coalesce(usd, monthly_usd) as usd, tags @> '{for_rent}' as is_rent,
         (select tag from unnest(tags) tag where tag like 'type:%') as type,
         (select tag from unnest(tags) tag where tag like 'kind:%') as kind
       from listed_properties where property_id = :id
     ), near as (
       select l.property_id, priced.usd, l.tags, ${DISTANCE_KM} as km
       from listed_properties l
       cross join lateral (select coalesce(l.usd, l.monthly_usd) as usd) priced
       where (${shapes.join(' or ')}) and l.property_id <> :id
         and l.user_id <> all(:hiddenIds::integer[])
         and l.tags @> (select array[kind] from subject)
         and (l.tags @> '{for_rent}') = (select is_rent from subject)
         and (priced.usd is null) = (select usd is null from subject)
         and (priced.usd is null or priced.usd between (select usd / :ratio::float8 from subject)
           and (select usd * :ratio::float8 from subject))
       order by l.place <-> point(:longitude::float8, :latitude::float8) limit :compared
     )
     select near.property_id as id from near cross join subject
     where near.km <= :maxKm
     order by near.km
       + case when near.tags @> array[subject.type] then 0 else :typeKm::float8 end
       + case when near.usd > 0 and subject.usd > 0
         then abs(ln(near.usd / subject.usd)) / ln(2) * :priceKm::float8 else 0 end,
       near.property_id desc
     limit :limit`,
    {
      id,
      latitude,
      longitude,
      hiddenIds,
      limit,
      maxKm: MAX_KM,
      compared: MAX_COMPARED,
      ratio: MAX_PRICE_RATIO,
      typeKm: KM_FOR_ANOTHER_TYPE,
      priceKm: KM_FOR_DOUBLE_PRICE,
    }
  )
  return rows.map((row) => row.id)
}
