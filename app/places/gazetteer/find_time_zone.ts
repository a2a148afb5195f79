import { DateTime } from 'luxon'
import { distanceKm } from '#app/common/geo/distance'
import { searchPlaces } from '#app/places/gazetteer/search_places'

interface Spot {
  countryCode: string | null
  latitude: number
  longitude: number
}

/** Clocks rarely differ more from solar time. */
const MAX_HOURS_FROM_SUN = 1.7
const WINTER = DateTime.utc(2026, 1, 15)
const SUMMER = DateTime.utc(2026, 7, 15)

/**
 * The IANA time zone of a place: its country's only one, or that of the nearest city naming a zone.
 * It may be wrong near a border between zones, so show its name with times.
 */
export async function findTimeZone({ countryCode, ...point }: Spot): Promise<string> {
  const zones = countryCode ? zonesOf(countryCode) : []
  if (zones.length < 2) return zones[0] ?? 'UTC'
  const likely = zones.filter((zone) => hoursFromSun(zone, point.longitude) <= MAX_HOURS_FROM_SUN)
  const cities = await Promise.all(likely.map((zone) => findCityOf(zone, countryCode)))
  const known = likely
    .flatMap((zone, at) => {
      const city = cities[at]
      return city ? [{ zone, km: distanceKm(point, city), people: city.population }] : []
    })
    .sort((a, b) => a.km - b.km)
  const alike = known.filter(({ zone }) => clocksOf(zone) === clocksOf(known[0].zone))
  const [best] = alike.sort((a, b) => b.people - a.people)
  return best?.zone ?? likely[0] ?? zones[0]
}

/** Zones with the same clocks share a key; their largest city names them. */
function clocksOf(zone: string): string {
  return [WINTER, SUMMER].map((day) => day.setZone(zone).offset).join()
}

function zonesOf(countryCode: string): string[] {
  return new Intl.Locale(`und-${countryCode}`).getTimeZones() ?? []
}

function hoursFromSun(zone: string, longitude: number): number {
  const distance = Math.abs(WINTER.setZone(zone).offset / 60 - longitude / 15)
  return Math.min(distance, 24 - distance)
}

async function findCityOf(zone: string, countryCode: string | null) {
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const places = await searchPlaces(name)
  const names = [name, `${name} City`]
  return places.find((place) => place.countryCode === countryCode && names.includes(place.name))
}
