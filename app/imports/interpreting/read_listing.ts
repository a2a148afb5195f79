import { errors } from '@vinejs/vine'
import { hasLink } from '#app/accounts/field_validators'
import type { ImportValues } from '#app/imports/import_fields'
import { cleanText } from '#app/kernel/http/clean_text'
import {
  MAX_LISTING_DESCRIPTION_CHARACTERS,
  MAX_LISTING_NAME_CHARACTERS,
  type PropertyStatus,
} from '#app/properties/listing_options'
import type { PropertyInput } from '#app/properties/property_input'
import { updatePropertyValidator } from '#app/properties/property_validators'
import { CellReader, plainCellText } from './cell_reader.js'
import { findSector, findType, isLease } from './known_words.js'
import { bathroomsOf, bedroomsOf, halfBathsOf, privateOrNot, publicOrNot } from './plain_cells.js'
import { findCountry } from '#app/places/gazetteer/find_country'
import { layoutOf } from './home_layout.js'
import { findTown } from './locate_home.js'
import { pointInLink } from './map_link.js'
import { nearestPlusCode, shortPlusCodeOf } from './plus_code.js'
import { readAddress, placeToShow } from './read_address.js'
import { readAreas } from './read_areas.js'
import { readFeatures, type ReadFeatures } from './read_features.js'
import { readOffer } from './read_offer.js'
import { coordinatePairOf, readPlace } from './read_place.js'
import { findStatus } from './status_words.js'
import { fieldOfPath, UnreadableRow, type Problem } from './unreadable_row.js'
import { isForeignYear, yearOf } from './year_cell.js'

export interface ReadListing {
  input: PropertyInput
  /** what the file says; undefined if nothing */
  status: PropertyStatus | undefined
  features: ReadFeatures | undefined
  /** whether a word about who may see it isn't known: a new home is private then */
  isPrivacyUnknown: boolean
  /** what was left out, and what to do about it */
  notes: string[]
}

export interface ReadingRules {
  /** JSON has only one number format */
  hasPlainNumbers: boolean
  /** for prices without a currency */
  currency: string | null
}

/** A row's listing input, without missing values. @throws UnreadableRow */
export async function readListing(
  given: ImportValues,
  { hasPlainNumbers, currency }: ReadingRules
): Promise<ReadListing> {
  const apart = withPlaceApart(hasPlainNumbers ? { ...given, decimal_mark: '.' } : given)
  const cells = new CellReader(apart)
  const address = readAddress(cells, apart)
  const point = await shortCodePoint(apart.coordinates, address)
  const values = point ? { ...apart, coordinates: point } : apart
  const places = point ? new CellReader(values) : cells
  const unknown = 'isn’t a word that we know'
  const privacy = readPrivacy(cells, values)
  const input = {
    name: readName(cells, values.name),
    description: shortText(
      cells,
      values.description,
      MAX_LISTING_DESCRIPTION_CHARACTERS,
      'description'
    ),
    type: values.type && isLease(values.type) ? undefined : cells.read('type', findType, unknown),
    sector: isOnlyLease(values.sector) ? undefined : cells.read('sector', findSector, unknown),
    ...readOffer(cells, values, { chosen: currency, country: address.country_code }),
    accepted_currencies: listOf(values.accepted_currencies),
    accepted_cryptocurrencies: listOf(values.accepted_cryptocurrencies),
    ...placeToShow(cells, values, { ...address, ...readPlace(places, values) }),
    bedrooms: cells.read('bedrooms', bedroomsOf, 'isn’t a whole number of bedrooms'),
    bathrooms: readBathrooms(cells, values) ?? layoutOf(values.bedrooms ?? '')?.bathrooms,
    ...readAreas(cells, values),
    year_built: readYear(cells, address.country_code),
    is_private: privacy.isPrivate,
  }
  const status = cells.read('status', findStatus, unknown)
  const features = readFeatures(values, cells.notes)
  const isPrivacyUnknown = privacy.isUnknown
  const notes = places === cells ? cells.notes : [...cells.notes, ...places.notes]
  const checked = await checkedInput(withoutGaps(input), cells.problems)
  return { input: checked, status, features, isPrivacyUnknown, notes }
}

/** Coordinates in the column of the address are no address; a link to a map is what it shows. */
function withPlaceApart(values: ImportValues): ImportValues {
  const linked = linkedPoint(values.coordinates)
  if (linked) return withPlaceApart({ ...values, coordinates: linked })
  const { address, ...rest } = values
  if (!address) return values
  const isShort = /[.°+]/.test(address) && address.length < 60
  const place =
    linkedPoint(address) ??
    (isShort && (coordinatePairOf(address) || shortPlusCodeOf(address)) ? address : null)
  return place ? { ...rest, coordinates: values.coordinates ?? place } : values
}

function linkedPoint(text: string | undefined): string | null {
  const point = text === undefined ? null : pointInLink(text)
  return point && `${point.latitude}, ${point.longitude}`
}

async function shortCodePoint(
  text: string | undefined,
  address: PropertyInput
): Promise<string | null> {
  const short = text === undefined ? null : shortPlusCodeOf(text)
  if (!short) return null
  const [city, ...rest] = short.town?.split(/\s*,\s*/) ?? []
  const country = (rest.length && findCountry(rest.at(-1)!)) || address.country_code
  const town = await findTown(city ? { city, country_code: country } : address)
  const point = town && nearestPlusCode(short.code, town)
  return point && `${point.latitude}, ${point.longitude}`
}

/** It says that the home is let, and not what it is for. */
function isOnlyLease(word: string | undefined): boolean {
  return word !== undefined && isLease(word) && !findSector(word)
}

function readYear(cells: CellReader, country: string | undefined): number | undefined {
  return cells.read(
    'year_built',
    (text) => {
      const year = yearOf(text)
      return year !== null && isForeignYear(text, year, country) ? null : year
    },
    'isn’t a single year of the common calendar'
  )
}

function readBathrooms(cells: CellReader, values: ImportValues): number | undefined {
  const read = (field: 'bathrooms' | 'bathrooms_full' | 'bathrooms_half' | 'bathrooms_total') =>
    cells.read(field, bathroomsOf, 'isn’t a number of bathrooms')
  const [full, half] = [read('bathrooms_full'), read('bathrooms_half')]
  const isCounted = full !== undefined || half !== undefined
  const counted = isCounted ? (full ?? 0) + (half ?? 0) / 2 : undefined
  const [exact, rounded] = [read('bathrooms'), read('bathrooms_total')]
  if (exact === undefined) return counted ?? rounded
  return values.exact_baths ? exact : inHalves(cells, exact)
}

function inHalves(cells: CellReader, baths: number): number {
  const both = halfBathsOf(baths)
  if (!both) return baths
  const { full, half } = both
  cells.notes.push(
    `Bathrooms: “${cells.shown('bathrooms')}” was taken for ${full} full and ${half} half.`
  )
  return full + half / 2
}

/** An unknown word leaves privacy as it was. */
function readPrivacy(cells: CellReader, values: ImportValues) {
  const what = 'is neither yes nor no'
  const isPrivate = cells.read('is_private', privateOrNot, what)
  const isPublic = cells.read('is_public', publicOrNot, what)
  const isUnknown =
    (values.is_private !== undefined && isPrivate === undefined) ||
    (values.is_public !== undefined && isPublic === undefined)
  const told = isPrivate ?? (isPublic === undefined ? undefined : !isPublic)
  return { isPrivate: told, isUnknown: isUnknown && told !== true }
}

/** What no name may be is left out. */
function readName(cells: CellReader, text: string | undefined): string | undefined {
  const name = shortText(cells, text, MAX_LISTING_NAME_CHARACTERS, 'name')?.replace(/\s+/g, ' ')
  if (!name) return name
  if (hasLink(name)) cells.note('name', 'has a web address in it')
  else if (!/[\p{L}\p{N}]/u.test(name)) cells.note('name', 'has no letter or digit')
  else return name
}

function shortText(cells: CellReader, text: string | undefined, max: number, what: string) {
  if (text === undefined) return undefined
  const plain = cleanText(plainCellText(text)).trim()
  if (plain.length <= max) return plain || undefined
  cells.notes.push(`The ${what} was cut to ${max.toLocaleString('en-US')} characters.`)
  return plain.slice(0, max)
}

function listOf(text: string | undefined): string[] | undefined {
  return text?.split(/[|,;\s]+/).filter(Boolean)
}

function withoutGaps(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

/** @throws UnreadableRow with all that is wrong, what was found before it first */
async function checkedInput(
  property: Record<string, unknown>,
  problems: readonly Problem[]
): Promise<PropertyInput> {
  const [error, valid] = await updatePropertyValidator.tryValidate({ property })
  if (error && !(error instanceof errors.E_VALIDATION_ERROR)) throw error
  const messages: { field: string; message: string }[] = error?.messages ?? []
  const all = [
    ...problems,
    ...messages.map(({ field, message }) => ({ sentence: message, field: fieldOfPath(field) })),
  ]
  if (!valid || all.length) throw new UnreadableRow(all)
  return valid.property
}
