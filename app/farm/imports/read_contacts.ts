import {
  MAX_CONTACT_ADDRESS_CHARACTERS,
  MAX_CONTACT_PHONE_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS_PER_CONTACT,
} from '#app/farm/farm_options'
import { isTimeZone } from '#app/farm/contacts/find_contact_place'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMapping,
} from '#app/farm/imports/import_fields'
import { contactTagsIn, emailFault, readPerson, shortened } from '#app/farm/imports/contact_cells'
import { brokenRow, cellsOf, type ContactTable } from '#app/farm/imports/contact_table'
import { placeContacts, type AddressedRow } from '#app/farm/imports/place_contacts'
import { assertUsable } from '#app/imports/reading/sent_mapping'
import { degreesOf } from '#app/imports/interpreting/read_place'

/** A contact as columns of table `farm_contacts`. */
export interface ReadContact {
  name: string | null
  email: string | null
  phone: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  tags: string[]
  time_zone: string | null
}

export interface ReadContactRow {
  row: number
  values: ReadContact
  /** reasons it fails, or what was left out */
  notes: string[]
  status: 'pending' | 'failed'
}

type Cells = Partial<Record<ContactField, string>>

/** @throws E_VALIDATION_ERROR if the mapping doesn't fit the table */
export async function readContacts(
  table: ContactTable,
  mapping: ContactMapping
): Promise<ReadContactRow[]> {
  assertUsable(mapping, CONTACT_FIELDS)
  const rows = table.rows.map((cells, index): AddressedRow => {
    const named = cellsOf(cells, mapping)
    const { values, notes, errors } = readRow(named)
    const { city, state, zip, country } = named
    const place = { address: values.address, city, state, zip, country }
    const broken = brokenRow(cells, table)
    const reasons = broken ? [broken] : errors
    const status = reasons.length ? 'failed' : 'pending'
    return { row: index + 1, values, notes: [...reasons, ...notes], status, place }
  })
  return placeContacts(rows)
}

function readRow(cells: Cells) {
  const errors: string[] = []
  const notes: string[] = []
  const place = [cells.zip, cells.city].filter(Boolean).join(' ')
  const address = [cells.address, place, cells.state, cells.country].filter(Boolean).join(', ')
  const values: ReadContact = {
    ...readPerson(cells, MAX_CONTACT_PHONE_CHARACTERS, notes),
    address: shortened(address, { max: MAX_CONTACT_ADDRESS_CHARACTERS, what: 'address', notes }),
    ...placeOf(cells, notes),
    tags: tagsOf(cells, notes),
    time_zone: zoneOf(cells, notes),
  }
  const { email, name, phone } = values
  const fault = email && emailFault(email)
  if (fault) errors.push(fault)
  if (!email && !name && !phone && !values.address) errors.push('This row names nobody.')
  return { values, notes, errors }
}

function placeOf({ latitude, longitude }: Cells, notes: string[]) {
  if (!latitude && !longitude) return { latitude: null, longitude: null }
  const [north, east] = [degreesOf(latitude ?? ''), degreesOf(longitude ?? '')]
  const isThere = north !== null && east !== null && Math.abs(north) <= 90 && Math.abs(east) <= 180
  if (isThere) return { latitude: north, longitude: east }
  notes.push('The place was left out: latitude and longitude aren’t on the map.')
  return { latitude: null, longitude: null }
}

function tagsOf({ tags = '' }: Cells, notes: string[]): string[] {
  const all = new Set(contactTagsIn(tags).map((tag) => tag.slice(0, MAX_TAG_CHARACTERS)))
  all.delete('')
  if (all.size > MAX_TAGS_PER_CONTACT) notes.push(`Only ${MAX_TAGS_PER_CONTACT} tags were taken.`)
  return [...all].slice(0, MAX_TAGS_PER_CONTACT)
}

function zoneOf({ time_zone: zone }: Cells, notes: string[]): string | null {
  if (!zone) return null
  if (isTimeZone(zone)) return zone
  notes.push(`“${zone.slice(0, 40)}” is not a time zone, so it was left out.`)
  return null
}
