import db from '@adonisjs/lucid/services/db'
import { foldText } from '#app/common/text/fold_text'
import type { Place } from '#app/places/gazetteer/place'
import { findPlaceAt, readPlaceId } from '#app/places/gazetteer/place_id'
import { findPlacesNamed, searchPlaces } from '#app/places/gazetteer/search_places'
import type { PlaceRegion } from '#app/places/regions/region'
import { findRegionWithId, searchRegions } from '#app/places/regions/search_regions'
import { areaOfPlace, areaSql, distanceFromSql, radiusKm } from '#app/search/search_area'
import { DEFAULT_RADIUS, DEFAULT_UNIT, MAX_COUNTED } from '#app/search/search_options'

interface PlaceQuery {
  place?: unknown
  latitude?: unknown
  longitude?: unknown
}

/**
 * The place that an address asks for: an id, a name alone (`Aspen`, `Tuscany`), or a name with its
 * point. A point with another name is no place, but only a point.
 */
export async function findSearchedPlace(query: PlaceQuery): Promise<Place | PlaceRegion | null> {
  const { place: name, latitude, longitude } = query
  if (typeof name !== 'string' || !name) return null
  if (latitude !== undefined && longitude !== undefined) {
    return findPlaceAt({ name, latitude: Number(latitude), longitude: Number(longitude) })
  }
  const point = readPlaceId(name)
  if (point) return findPlaceAt(point)
  const region = await findRegionWithId(name)
  if (region) return region
  const [towns, { named }] = await Promise.all([findPlacesNamed(name), searchRegions(name)])
  const [first] = inOrder(name, towns, named)
  return first ?? null
}

const MAX_SUGGESTED = 10
/** Of those whose names only start as typed, after so many towns. */
const MAX_REGIONS = 3
const TOWNS_BEFORE = 2

/** Towns and regions for what somebody types, the likeliest first. */
export async function listSuggestedPlaces(typed: string): Promise<(Place | PlaceRegion)[]> {
  const [towns, { named, starting }] = await Promise.all([
    searchPlaces(typed),
    searchRegions(typed),
  ])
  const places = inOrder(typed, towns, named)
  places.splice(TOWNS_BEFORE + named.length, 0, ...starting.slice(0, MAX_REGIONS))
  return places.slice(0, MAX_SUGGESTED)
}

/** By how many times its people are more, a region is meant rather than a town of its name. */
const MIN_TIMES_LARGER = 20

/** `Bali` is the island, not Bāli; `New York` the city; an island is meant rather than its town. */
function inOrder(typed: string, towns: readonly Place[], regions: readonly PlaceRegion[]) {
  const [town] = towns
  const isSpelledAs = (name: string) => name.toLowerCase() === typed.trim().toLowerCase()
  const isOtherwiseSpelled =
    town && foldText(town.name) === foldText(typed) && !isSpelledAs(town.name)
  const isMeant = ({ isArea, name, population }: PlaceRegion) => {
    if (isArea || population >= MIN_TIMES_LARGER * town.population) return true
    return isOtherwiseSpelled && isSpelledAs(name)
  }
  if (!town || regions.some(isMeant)) return [...regions, ...towns]
  return [town, ...regions, ...towns.slice(1)]
}

export interface PlaceWithHomes {
  place: Place | PlaceRegion
  /** that a search of the place finds, at most `MAX_COUNTED` */
  homes: number
}

/** Those with homes first, otherwise in their order. */
export async function listPlacesWithHomes(
  places: readonly (Place | PlaceRegion)[],
  hiddenIds: number[]
): Promise<PlaceWithHomes[]> {
  const counts = await countHomes(places, hiddenIds)
  const counted = places.map((place, at) => ({ place, homes: counts[at] }))
  return [...counted.filter(({ homes }) => homes > 0), ...counted.filter(({ homes }) => !homes)]
}

async function countHomes(
  places: readonly (Place | PlaceRegion)[],
  hiddenIds: number[]
): Promise<number[]> {
  if (!places.length) return []
  const areas = places.map((place) => areaSql(areaOfPlace(place, DEFAULT_RADIUS, DEFAULT_UNIT))!)
  const counts = areas.map(({ shapes, circle }, at) => {
    const km = distanceFromSql(`:latitude${at}::float8`, `:longitude${at}::float8`)
    const isNear = circle ? `and ${km} <= :km${at}::float8` : ''
    return `select ${at} as at, count(*)::integer as homes from (
      select from listed_properties l
      where (${shapes.join(' or ')}) ${isNear} and l.user_id <> all(:hiddenIds::integer[])
      limit ${MAX_COUNTED}) found`
  })
  const values = areas.flatMap(({ circle }, at) =>
    circle
      ? [
          [`latitude${at}`, circle.latitude],
          [`longitude${at}`, circle.longitude],
          [`km${at}`, radiusKm(circle)],
        ]
      : []
  )
  const { rows } = await db.rawQuery<{ rows: { homes: number }[] }>(
    `${counts.join(' union all ')} order by at`,
    { ...Object.fromEntries(values), hiddenIds }
  )
  return rows.map(({ homes }) => homes)
}
