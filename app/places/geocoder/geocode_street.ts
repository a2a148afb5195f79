import { setTimeout as pause } from 'node:timers/promises'
import { distanceKm, KM_PER_DEGREE, longitudeShrink } from '#app/common/geo/distance'
import type { GeoPoint } from '#app/common/geo/geo_point'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { countWork } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { geocoderAddress, geocoderNetwork } from '#app/places/geocoder/geocoder'
import { GEOCODER_TURNS } from '#app/places/geocoder/geocoder_limits'
import { appUrl } from '#config/app'

const TIMEOUT_MS = 5000
const MAX_ANSWER_BYTES = 64 * 1024
const MAX_TURNS_WAITED = 60

/** Places of this rank and above are streets and houses; towns and postal codes are below. */
const MIN_STREET_RANK = 26

export interface StreetAddress {
  street: string
  city: string
  /** ISO 3166-1 alpha-2 */
  countryCode: string | null
}

interface Surroundings {
  center: GeoPoint
  km: number
}

/**
 * Where a street or house is, as the configured geocoder tells by Nominatim's search API; null
 * without one, and if it knows none nearby. Waits for its turn.
 * @throws FetchError or Error if the geocoder is out of order
 */
export async function geocodeStreet(
  address: StreetAddress,
  near: Surroundings
): Promise<GeoPoint | null> {
  const geocoder = geocoderAddress()
  if (!geocoder) return null
  const url = searchUrl(geocoder, address, near)
  await waitForTurn()
  const { status, body } = await guardedFetch(url.href, {
    headers: { 'user-agent': `vesta (${appUrl})` },
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMs: TIMEOUT_MS,
    guard: geocoderNetwork(url),
  })
  if (status === 429 || status >= 500) throw new Error(`The geocoder answered ${status}`)
  const point = status === 200 ? streetIn(body) : null
  return point && distanceKm(point, near.center) <= near.km ? point : null
}

function searchUrl(geocoder: string, address: StreetAddress, { center, km }: Surroundings): URL {
  const url = new URL('search', geocoder.endsWith('/') ? geocoder : `${geocoder}/`)
  const dy = km / KM_PER_DEGREE
  const dx = dy / Math.max(longitudeShrink(center.latitude), 0.01)
  const { latitude, longitude } = center
  const asked = {
    format: 'jsonv2',
    limit: '1',
    street: address.street,
    city: address.city,
    ...(address.countryCode && { countrycodes: address.countryCode.toLowerCase() }),
    viewbox: [longitude - dx, latitude - dy, longitude + dx, latitude + dy].join(','),
    bounded: '1',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

async function waitForTurn(): Promise<void> {
  for (let waited = 0; ; waited++) {
    try {
      await countWork(GEOCODER_TURNS, 'all', 1)
      return
    } catch (error) {
      const isTaken = error instanceof HttpError && error.status === 429
      if (!isTaken || waited === MAX_TURNS_WAITED) throw error
      await pause(1000)
    }
  }
}

interface GeocodedPlace {
  /** degrees, as text */
  lat: string
  lon: string
  place_rank: number
}

function streetIn(body: Buffer): GeoPoint | null {
  const answer: unknown = JSON.parse(body.toString('utf8'))
  const found: Partial<GeocodedPlace> | undefined = Array.isArray(answer) ? answer[0] : undefined
  if (!found || (found.place_rank ?? MIN_STREET_RANK) < MIN_STREET_RANK) return null
  const point = { latitude: Number(found.lat), longitude: Number(found.lon) }
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : null
}
