import type { GeoPoint } from '#app/common/geo/geo_point'
import { foldText } from '#app/common/text/fold_text'
import { distanceKm } from '#app/common/geo/distance'
import { findNearestPlace, listTowns } from '#app/places/gazetteer/find_towns'
import type { PropertyInput } from '#app/properties/property_input'
import { countryName, regionName } from './find_country.js'

interface Located {
  input: PropertyInput
  notes: string[]
}

/** Farther than that from its town, a home isn't in it. */
const MAX_KM = 60
/** A town so much larger than the next of its name is the one that is meant. */
const RENOWN = 10

/** Checks a home's coordinates against its country, or else takes its town's. */
export async function locateHome(input: PropertyInput): Promise<Located> {
  const { latitude, longitude } = input
  const town = await townOf(input)
  const given =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  if (given) return checkedPlace(input, given, town.point)
  if (!town.point) return { input, notes: town.notes }
  return { input: { ...input, ...town.point }, notes: town.notes }
}

/** A region's town of that name, or the only or by far the largest one of its country. */
async function townOf({ city, state, country_code: country }: PropertyInput) {
  const none = { point: null, notes: [] as string[] }
  if (!city) return none
  const towns = (await listTowns(city)).filter((one) => !country || one.countryCode === country)
  const region = state ? foldText(regionName(state, country ?? undefined)) : null
  const inRegion = towns.find((one) => foldText(one.state) === region)
  const [first, second] = towns
  const isOnly = first && (!second || first.population >= RENOWN * second.population)
  const isSure = country && (isOnly || (region === null && isNear(first, second)))
  const town = inRegion ?? (isSure ? first : undefined)
  if (town) return { point: pointOf(town), notes: [] }
  if (!country || !towns.length) return none
  const where = state ? `${city}, ${state}` : city
  return {
    point: null,
    notes: [
      `There are several towns named ${city}, so ${where} isn’t on the map yet. Set its place.`,
    ],
  }
}

const pointOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude, longitude })

function isNear(one: GeoPoint | undefined, other: GeoPoint | undefined): boolean {
  return one !== undefined && other !== undefined && distanceKm(one, other) < MAX_KM
}

async function checkedPlace(
  input: PropertyInput,
  given: GeoPoint,
  town: GeoPoint | null
): Promise<Located> {
  const { country_code: country } = input
  if (!country || (await countryAt(given)) === country) return { input, notes: [] }
  if (town && distanceKm(town, given) < MAX_KM) return { input, notes: [] }
  const mended = await mendedPlace(given, country)
  const home = countryName(country)
  if (mended) {
    const notes = [`The coordinates lay outside of ${home}: ${mended.how}.`]
    return { input: { ...input, ...mended.point }, notes }
  }
  if (town) {
    const notes = [`The coordinates lie outside of ${home}, so the town’s were taken.`]
    return { input: { ...input, ...town }, notes }
  }
  return { input, notes: [`The coordinates lie outside of ${home}. Check the place on the map.`] }
}

async function countryAt({ latitude, longitude }: GeoPoint): Promise<string | null> {
  const place = await findNearestPlace(latitude, longitude)
  return distanceKm(place, { latitude, longitude }) < MAX_KM ? place.countryCode : null
}

/** Swapped, or without a minus, if exactly that puts it into its country. */
async function mendedPlace({ latitude, longitude }: GeoPoint, country: string) {
  const tries: { how: string; point: GeoPoint }[] = [
    {
      how: 'latitude and longitude were swapped',
      point: { latitude: longitude, longitude: latitude },
    },
    { how: 'the longitude’s sign was turned', point: { latitude, longitude: -longitude } },
    { how: 'the latitude’s sign was turned', point: { latitude: -latitude, longitude } },
    { how: 'both signs were turned', point: { latitude: -latitude, longitude: -longitude } },
  ]
  for (const one of tries) {
    const isOnMap = Math.abs(one.point.latitude) <= 90
    if (isOnMap && (await countryAt(one.point)) === country) return one
  }
  return null
}
