import { IANAZone } from 'luxon'
import type FarmContact from '#app/farm/contacts/farm_contact'
import { findCountry } from '#app/places/gazetteer/find_country'
import { findRegion } from '#app/imports/interpreting/find_region'
import { locateHome } from '#app/imports/interpreting/locate_home'
import { splitAddress } from '#app/imports/interpreting/split_address'
import { findNearestPlace } from '#app/places/gazetteer/find_towns'
import { findTimeZone } from '#app/places/gazetteer/find_time_zone'

export interface ContactAddress {
  /** in one line, of which the parts are taken where they aren't given */
  address?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
  country?: string | null
}

const US_ZIP = /^\d{5}(-\d{4})?$/
const POSTAL_CODE = /(^|\s)(?=\S*\d)\S+/g

export interface ContactTown {
  latitude: number
  longitude: number
  countryCode: string | null
}

/** The place of an address and its time zone; null if it could be several. */
export async function findContactPlace(given: ContactAddress): Promise<ContactPlace | null> {
  const town = await findContactTown(given)
  if (!town) return null
  const { latitude, longitude } = town
  return { latitude, longitude, time_zone: await findContactZone(town) }
}

/** From the gazetteer that vesta ships. */
export async function findContactTown(given: ContactAddress): Promise<ContactTown | null> {
  const { city, state, country } = partsOf(given)
  if (!city) return null
  const code = country ? findCountry(country) : null
  const { input } = await locateHome({ city, state, country_code: code ?? undefined })
  const { latitude, longitude } = input
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, countryCode: code }
}

/** Without a country, that of the nearest town counts. */
export async function findContactZone({ countryCode, ...point }: ContactTown): Promise<string> {
  const near = countryCode ? null : await findNearestPlace(point.latitude, point.longitude)
  return findTimeZone({ ...point, countryCode: countryCode ?? near?.countryCode ?? null })
}

function partsOf({ address, city, state, zip, country }: ContactAddress): ContactAddress {
  if (city) return { city, state, country: country ?? impliedCountry(state, zip) }
  if (!address) return {}
  const split = splitAddress(address)
  if (split?.city && (split.country || split.state)) {
    return { ...split, country: split.country ?? impliedCountry(split.state, split.zip) }
  }
  const [last, town] = address.split(',').toReversed()
  const isCountry = last && town && findCountry(last.trim())
  return isCountry ? { city: town.replace(POSTAL_CODE, ' ').trim(), country: last.trim() } : {}
}

/** Lists of one country leave it out; only that of the United States shows by itself. */
function impliedCountry(state?: string | null, zip?: string | null): string | null {
  const isUs = state && zip && US_ZIP.test(zip) && findRegion(state, 'US') !== null
  return isUs ? 'US' : null
}

/** As columns of table `farm_contacts`. */
export interface ContactPlace {
  latitude: number
  longitude: number
  /** IANA name */
  time_zone: string
}

type Place = Partial<Pick<FarmContact, 'latitude' | 'longitude' | 'timeZone'>>

/** What a new address says of a contact's place and clock, unless they are given themselves. */
export function placedContact(given: Place, place: ContactPlace | null): Place {
  const hasPoint = given.latitude !== undefined || given.longitude !== undefined
  if (!place) return hasPoint ? {} : { latitude: null, longitude: null }
  const { latitude, longitude, time_zone: timeZone } = place
  return { ...(!hasPoint && { latitude, longitude }), timeZone: given.timeZone ?? timeZone }
}

/** Whether it is a name of the IANA database. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name)
}
