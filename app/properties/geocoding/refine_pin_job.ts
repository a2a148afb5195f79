import { exponentialBackoff, Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { distanceKm } from '#app/common/geo/distance'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { transaction } from '#app/kernel/database/transaction'
import { findNearestPlace, listTowns } from '#app/places/gazetteer/find_towns'
import { extentKm, type Place } from '#app/places/gazetteer/place'
import { geocodeStreet } from '#app/places/geocoder/geocode_street'
import {
  findPinnedHome,
  type HomeAddress,
  type PinnedHome,
} from '#app/properties/geocoding/find_pinned_home'
import { movePin } from '#app/properties/geocoding/move_pin'

interface Payload {
  propertyId: number
  /** the address before it was changed; null if it had none */
  before: HomeAddress | null
}

/** Of a town of which few people are known. */
const MIN_TOWN_KM = 5
const SAME_POINT_KM = 0.02

/** Moves the pin of a home from its town to its street, unless somebody placed it. */
export default class RefinePin extends Job<Payload> {
  static override options: JobOptions = {
    queue: 'geocoding',
    retry: { maxRetries: 5, backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '1h' }) },
  }

  async execute() {
    const { propertyId, before } = this.payload
    const home = await findPinnedHome(propertyId)
    if (!home || (await isPlacedByHand(home, before))) return
    const street = await streetOf(home, home)
    if (street) await transaction((trx) => movePin({ trx }, home, street))
  }
}

/** Neither where its town is, nor where the geocoder put it for the address it had. */
async function isPlacedByHand(home: PinnedHome, before: HomeAddress | null): Promise<boolean> {
  const place = await findNearestPlace(home.latitude, home.longitude)
  if (distanceKm(place, home) < SAME_POINT_KM) return false
  const earlier = before && (await streetOf(before, home))
  return !earlier || distanceKm(earlier, home) > SAME_POINT_KM
}

/** Within the town that the pin is in. */
async function streetOf(
  { address: street, city, countryCode }: HomeAddress,
  pin: GeoPoint
): Promise<GeoPoint | null> {
  if (!street || !city) return null
  const center = await townAt(pin, city, countryCode)
  const km = Math.max(extentKm(center), MIN_TOWN_KM)
  return geocodeStreet({ street, city, countryCode }, { center, km })
}

/** The nearest town of that name; the nearest place if there is none. */
async function townAt(pin: GeoPoint, city: string, countryCode: string | null): Promise<Place> {
  const towns = (await listTowns(city)).filter(
    (town) => countryCode === null || town.countryCode === countryCode
  )
  const [nearest] = towns.toSorted((one, other) => distanceKm(pin, one) - distanceKm(pin, other))
  return nearest ?? findNearestPlace(pin.latitude, pin.longitude)
}
