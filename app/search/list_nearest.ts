import db from '@adonisjs/lucid/services/db'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { findTextQuery } from '#app/search/find_text_query'
import { areaSql, DISTANCE_KM } from '#app/search/search_area'
import {
  conditionsOf,
  filterConditions,
  type SearchRequest,
} from '#app/search/search_conditions_sql'
import { FOUND_COLUMNS, type FoundListing } from '#app/search/search_listings'
import { DEFAULT_UNIT, KM_PER_UNIT } from '#app/search/search_options'

const MAX_NEAREST = 4
/** Of the homes around; a rarer kind may be farther away. */
const MAX_LOOKED_THROUGH = 5000

/**
 * The homes nearest to an area in which a search finds none, with the same filters and words. None
 * for a search of everywhere. @param hiddenIds owners whose listings are left out
 */
export async function listNearest(
  request: SearchRequest,
  hiddenIds: number[]
): Promise<FoundListing[]> {
  const middle = middleOf(request)
  if (!middle) return []
  const unit = request.area && 'circle' in request.area ? request.area.circle.unit : DEFAULT_UNIT
  const { parts, values } = conditionsOf(filterConditions(request, hiddenIds), {
    query: await findTextQuery(request.text),
    area: null,
    isWide: false,
  })
  const { rows } = await db.rawQuery<{ rows: FoundListing[] }>(
    `select ${FOUND_COLUMNS}, ${DISTANCE_KM} / :kmPerUnit::float8 as distance
     from (
       select * from listed_properties l
       order by l.place <-> point(:longitude::float8, :latitude::float8) limit :around) l
     where ${parts.join(' and ')} order by distance, l.property_id limit :limit`,
    {
      ...values,
      ...middle,
      kmPerUnit: KM_PER_UNIT[unit],
      around: MAX_LOOKED_THROUGH,
      limit: MAX_NEAREST,
    }
  )
  return rows
}

function middleOf({ area }: SearchRequest): GeoPoint | null {
  const box = areaSql(area)?.boxes[0]
  if (!area || !box) return null
  if ('circle' in area) return { latitude: area.circle.latitude, longitude: area.circle.longitude }
  return { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }
}
