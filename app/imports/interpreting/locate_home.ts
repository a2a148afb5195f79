import type { GeoPoint } from '#app/common/geo/geo_point'
import { foldText } from '#app/common/text/fold_text'
import { distanceKm } from '#app/common/geo/distance'
import { findNearestPlace, listTowns, listTownsCalled } from '#app/places/gazetteer/find_towns'
import type { Place } from '#app/places/gazetteer/place'
import type { PropertyInput } from '#app/properties/property_input'
import { countryName } from '#app/places/gazetteer/find_country'
import { findRegion, knowsRegions, regionName } from './find_region.js'

interface Located {
  input: PropertyInput
  notes: string[]
}

/** Farther than that from its town, a home isn't in it. */
const MAX_KM = 60
/** A town so much larger than the next of its name is the one that is meant. */
const RENOWN = 10

export async function findTown(address: PropertyInput): Promise<Place | null> {
  const { city, country_code: country } = address
  if (!city) return null
  return country ? (await townOf(address)).place : theOne(await townsOf(city, null))
}

/** Checks a home's coordinates against its country, or else takes its town's. */
export async function locateHome(input: PropertyInput): Promise<Located> {
  const { latitude, longitude } = input
  const town = await townOf(input)
  const given =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  if (given) return checkedPlace(input, given, town.place)
  if (!town.place) return { input, notes: town.notes }
  return { input: { ...input, ...pointOf(town.place) }, notes: town.notes }
}

/**
 * A region's town of that name, or the only or by far the largest one of its country. A region that
 * isn't any of theirs makes none of several the one.
 */
async function townOf({ city, state, country_code: country }: PropertyInput) {
  if (!city) return { place: null, notes: [] as string[] }
  const region = state ? foldText(regionName(state, country ?? undefined)) : null
  const isCapital = region === 'district of columbia' && /^washington$/i.test(city)
  const towns = await townsOf(isCapital ? 'Washington, D.C.' : city, country ?? null)
  const isRegion = region !== null && findRegion(state ?? '', country ?? undefined) !== null
  const inRegion = theOne(towns.filter((one) => foldText(one.state) === region))
  const isOpen = country && !isRegion
  const isSure = region === null || towns.length === 1 || !knowsRegions(country ?? '')
  const elsewhere = isOpen && isSure ? theOne(towns) : null
  const town = inRegion ?? elsewhere
  if (town) {
    const isDoubtful = !inRegion && country && region !== null && knowsRegions(country)
    return { place: town, notes: isDoubtful ? [doubtfulRegion(state!, country)] : [] }
  }
  const where = state ? `${city}, ${state}` : city
  const isAmbiguous = country && towns.length > 1
  const note = isAmbiguous
    ? `There are several towns named ${city}, so ${where} isn’t on the map yet. Set its place.`
    : `${where} isn’t on the map yet: ${country ? 'we don’t know that town' : 'its country isn’t named'}. Set its place.`
  return { place: null, notes: [note] }
}

const doubtfulRegion = (state: string, country: string) =>
  `“${state}” is no region of ${countryName(country)} that we know. Check the place on the map.`

/** The only one, one of a few beside each other, or by far the largest. */
function theOne(towns: readonly Place[]): Place | null {
  const [first, second] = towns
  if (!first) return null
  if (!second || isNear(first, second)) return first
  return first.population >= RENOWN * second.population ? first : null
}

const ABBREVIATIONS: [short: RegExp, long: string][] = [
  [/^st\.? /i, 'Saint '],
  [/^ste\.? /i, 'Sainte '],
  [/^saint /i, 'St. '],
  [/^ft\.? /i, 'Fort '],
  [/^mt\.? /i, 'Mount '],
]
/** `ae` for `ä`, where keyboards have none. */
const UMLAUTS: [digraph: RegExp, letter: string][] = [
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/ue/g, 'ü'],
]

/** Towns by the names that people use, as the gazetteer calls them. */
const NAMED: Record<string, string> = {
  'washington dc': 'Washington, D.C.',
  'washington d c': 'Washington, D.C.',
  'palma de mallorca': 'Palma',
  'reggio emilia': 'Reggio nell’Emilia',
  'frankfurt': 'Frankfurt am Main',
  'frankfurt main': 'Frankfurt am Main',
  's gravenhage': 'The Hague',
}

/** By its name, or else by that in another language, or by another spelling. */
async function townsOf(city: string, country: string | null): Promise<readonly Place[]> {
  const folded = foldText(city)
  const name = Object.hasOwn(NAMED, folded) ? NAMED[folded] : city
  const inCountry = (towns: readonly Place[]) =>
    country ? towns.filter((one) => one.countryCode === country) : towns
  const [called, foreign] = [await listTowns(name), await listTownsCalled(name)]
  if (!country && called.length && foreign.length) {
    return [...called, ...foreign].sort((one, other) => other.population - one.population)
  }
  for (const towns of [called, foreign]) {
    if (inCountry(towns).length) return inCountry(towns)
  }
  for (const [short, long] of ABBREVIATIONS) {
    if (short.test(city)) return inCountry(await listTowns(city.replace(short, long)))
  }
  const spelled = UMLAUTS.reduce((text, [digraph, letter]) => text.replace(digraph, letter), city)
  return spelled === city ? [] : inCountry(await listTowns(spelled))
}

const pointOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude, longitude })

function isNear(one: GeoPoint, other: GeoPoint): boolean {
  return distanceKm(one, other) < MAX_KM
}

/** @param town of the home, if only one can be meant: it names a country where the home doesn't */
async function checkedPlace(
  input: PropertyInput,
  given: GeoPoint,
  town: Place | null
): Promise<Located> {
  if (town && isNear(town, given)) return { input, notes: [] }
  const country = input.country_code ?? town?.countryCode
  if (!country) return { input, notes: [] }
  if ((await countryAt(given)) === country) {
    const km = town && Math.round(distanceKm(town, given)).toLocaleString('en-US')
    const far = `The coordinates lie ${km} km from ${input.city}. Check the place on the map.`
    return { input, notes: town ? [far] : [] }
  }
  const mended = await mendedPlace(given, country)
  const home = countryName(country)
  if (mended) {
    const notes = [`The coordinates lay outside of ${home}: ${mended.how}.`]
    return { input: { ...input, ...mended.point }, notes }
  }
  if (town) {
    const notes = [`The coordinates lie outside of ${home}, so the town’s were taken.`]
    return { input: { ...input, ...pointOf(town) }, notes }
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
