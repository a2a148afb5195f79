import db from '@adonisjs/lucid/services/db'
import type { Place } from '#app/places/gazetteer/place'
import { findPlaceAt, readPlaceId } from '#app/places/gazetteer/place_id'
import { findPlacesNamed } from '#app/places/gazetteer/search_places'
import { areaSql, circleAround, distanceFromSql, radiusKm } from '#app/search/search_area'
import { DEFAULT_RADIUS, DEFAULT_UNIT, MAX_COUNTED } from '#app/search/search_options'

interface PlaceQuery {
  place?: unknown
  latitude?: unknown
  longitude?: unknown
}

/**
 * The place of the gazetteer that an address asks for: an id, a name alone (`Aspen`), or a name with
 * its point. A point with another name is no place, but only a point.
 */
export async function findSearchedPlace(query: PlaceQuery): Promise<Place | null> {
  const { place: name, latitude, longitude } = query
  if (typeof name !== 'string' || !name) return null
  if (latitude !== undefined && longitude !== undefined) {
    return findPlaceAt({ name, latitude: Number(latitude), longitude: Number(longitude) })
  }
  const point = readPlaceId(name)
  if (point) return findPlaceAt(point)
  const [place] = await findPlacesNamed(name)
  return place ?? null
}

export interface PlaceWithHomes {
  place: Place
  /** that a search of the place finds, at most `MAX_COUNTED` */
  homes: number
}

/** Those with homes first, otherwise in their order. */
export async function listPlacesWithHomes(
  places: readonly Place[],
  hiddenIds: number[]
): Promise<PlaceWithHomes[]> {
  const counts = await countHomes(places, hiddenIds)
  const counted = places.map((place, at) => ({ place, homes: counts[at] }))
  return [...counted.filter(({ homes }) => homes > 0), ...counted.filter(({ homes }) => !homes)]
}

async function countHomes(places: readonly Place[], hiddenIds: number[]): Promise<number[]> {
  if (!places.length) return []
  const circles = places.map((place) => circleAround(place, DEFAULT_RADIUS, DEFAULT_UNIT))
  const counts = circles.map((circle, at) => {
    const inBox = areaSql({ circle })!.shapes.join(' or ')
    const km = distanceFromSql(`:latitude${at}::float8`, `:longitude${at}::float8`)
    return `select ${at} as at, count(*)::integer as homes from (
      select from listed_properties l
      where (${inBox}) and ${km} <= :km${at}::float8 and l.user_id <> all(:hiddenIds::integer[])
      limit ${MAX_COUNTED}) found`
  })
  const values = circles.flatMap((circle, at) => [
    [`latitude${at}`, circle.latitude],
    [`longitude${at}`, circle.longitude],
    [`km${at}`, radiusKm(circle)],
  ])
  const { rows } = await db.rawQuery<{ rows: { homes: number }[] }>(
    `${counts.join(' union all ')} order by at`,
    { ...Object.fromEntries(values), hiddenIds }
  )
  return rows.map(({ homes }) => homes)
}
