import { errors } from '@vinejs/vine'
import {
  labelOfField,
  type ImportField,
  type ImportValues,
} from '#app/imports/contract/import_fields'
import type { PropertyStatus } from '#app/properties/contract/listing_options'
import type { PropertyInput } from '#app/properties/models/property_input'
import { updatePropertyValidator } from '#app/properties/validators/property_validator'
import { countryName, findCountry, findSector, findType, isLease } from './known_words.js'
import { degreesOf, numberOf } from './number_cell.js'
import { readAreas } from './read_areas.js'
import { readFeatures, type ReadFeatures } from './read_features.js'
import { findStatus } from './read_status.js'

export interface ReadListing {
  input: PropertyInput
  /** what the file says; undefined if nothing */
  status: PropertyStatus | undefined
  features: ReadFeatures | undefined
  /** what was left out, and what to do about it */
  notes: string[]
}

export interface ReadingRules {
  /** JSON has only one number format */
  hasPlainNumbers: boolean
  /** for prices without a currency */
  currency: string | null
}

/** A row that can’t become a listing, with one sentence per reason. */
export class UnreadableRow extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join(' '))
  }
}

/** A row's listing input, without missing values. @throws UnreadableRow */
export async function readListing(
  values: ImportValues,
  { hasPlainNumbers, currency }: ReadingRules
): Promise<ReadListing> {
  const notes: string[] = []
  const problems: string[] = []

  const number = (field: ImportField, read = numberOf) => {
    const text = values[field]
    if (text === undefined) return undefined
    const value = hasPlainNumbers ? plainNumber(text) : read(text)
    if (value === null)
      problems.push(`${labelOfField(field)}: “${shortened(text)}” isn’t a number.`)
    return value ?? undefined
  }
  const word = <T>(field: ImportField, find: (text: string) => T | null) => {
    const text = values[field]
    if (text === undefined) return undefined
    const found = find(text)
    if (found === null) {
      notes.push(`${labelOfField(field)}: we don’t know “${shortened(text)}”, so it stays empty.`)
    }
    return found ?? undefined
  }

  if ([values.type, values.sector, values.status].some((text) => text && isLease(text))) {
    problems.push('This is a rental. Listings are homes for sale, so it was left out.')
  }
  const price = number('price')
  const country = word('country', findCountry)
  const input = {
    name: values.name,
    description: values.description,
    type: word('type', findType),
    sector: word('sector', findSector),
    price,
    currency: values.currency ?? (price === undefined ? undefined : (currency ?? undefined)),
    accepted_currencies: listOf(values.accepted_currencies),
    accepted_cryptocurrencies: listOf(values.accepted_cryptocurrencies),
    address: values.address ?? streetOf(values),
    address_line_2: values.unit,
    city: values.city,
    state: values.state,
    zip: values.zip,
    country_code: country,
    country: country && countryName(country),
    latitude: number('latitude', degreesOf),
    longitude: number('longitude', degreesOf),
    bedrooms: number('bedrooms'),
    bathrooms: bathroomsOf(number),
    ...readAreas(number, word),
    year_built: number('year_built'),
    is_private: privacyOf(values.is_public),
  }
  const status = word('status', findStatus)
  const features = readFeatures(values, notes)
  if (problems.length) throw new UnreadableRow(problems)
  return { input: await checked(withoutGaps(input)), status, features, notes }
}

type ReadNumber = (field: ImportField) => number | undefined

function bathroomsOf(number: ReadNumber): number | undefined {
  const [full, half] = [number('bathrooms_full'), number('bathrooms_half')]
  const counted =
    full === undefined && half === undefined ? undefined : (full ?? 0) + (half ?? 0) / 2
  return number('bathrooms') ?? counted ?? number('bathrooms_total')
}

function streetOf({ street_number, street_name, street_suffix }: ImportValues) {
  return [street_number, street_name, street_suffix].filter(Boolean).join(' ') || undefined
}

function privacyOf(isPublic: string | undefined): boolean | undefined {
  if (isPublic === undefined) return undefined
  return /^(n|no|false|0)$/i.test(isPublic)
}

function listOf(text: string | undefined): string[] | undefined {
  return text?.split(/[|,;\s]+/).filter(Boolean)
}

function plainNumber(text: string): number | null {
  return Number.isFinite(Number(text)) ? Number(text) : numberOf(text)
}

function withoutGaps(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

async function checked(property: Record<string, unknown>): Promise<PropertyInput> {
  try {
    return (await updatePropertyValidator.validate({ property })).property
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    throw new UnreadableRow(error.messages.map(({ message }: { message: string }) => message))
  }
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
