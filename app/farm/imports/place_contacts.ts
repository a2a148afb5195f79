import {
  findContactTown,
  findContactZone,
  type ContactAddress,
  type ContactTown,
} from '#app/farm/contacts/find_contact_place'
import type { ReadContact, ReadContactRow } from '#app/farm/imports/read_contacts'

/** Rows with what their columns say of the address. */
export type AddressedRow = ReadContactRow & { place: ContactAddress }

/**
 * Adds the coordinates and the time zone of each contact’s town, unless the file gives them. Looks
 * each town up once.
 */
export async function placeContacts(rows: readonly AddressedRow[]): Promise<ReadContactRow[]> {
  const towns = new Map<string, Promise<ContactTown | null>>()
  const zones = new Map<string, Promise<string>>()
  const placed: ReadContactRow[] = []
  for (const { place, ...row } of rows) {
    const town =
      givenPoint(row.values) ?? (await kept(towns, keyOf(place), () => findContactTown(place)))
    const values = town ? await at(row.values, town, zones) : row.values
    const isLost = row.status === 'pending' && place.city && !town
    const lost = `“${place.city}” isn’t on the map yet. Name its region and country.`
    placed.push({ ...row, values, notes: isLost ? [...row.notes, lost] : row.notes })
  }
  return placed
}

function givenPoint({ latitude, longitude }: ReadContact): ContactTown | null {
  if (latitude === null || longitude === null) return null
  return { latitude, longitude, countryCode: null }
}

function keyOf({ address, ...parts }: ContactAddress): string {
  return JSON.stringify(parts.city ? parts : address)
}

async function at(
  values: ReadContact,
  town: ContactTown,
  zones: Map<string, Promise<string>>
): Promise<ReadContact> {
  const { latitude, longitude, countryCode } = town
  // some ten kilometers, in which clocks agree
  const area = `${latitude.toFixed(1)} ${longitude.toFixed(1)} ${countryCode}`
  const zone = values.time_zone ?? (await kept(zones, area, () => findContactZone(town)))
  return { ...values, latitude, longitude, time_zone: zone }
}

function kept<Value>(
  found: Map<string, Promise<Value>>,
  key: string,
  find: () => Promise<Value>
): Promise<Value> {
  const known = found.get(key) ?? find()
  found.set(key, known)
  return known
}
