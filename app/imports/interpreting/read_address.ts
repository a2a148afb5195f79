import { hasLink } from '#app/accounts/field_validators'
import { foldText } from '#app/common/text/fold_text'
import type { ImportValues } from '#app/imports/import_fields'
import type { CellReader } from './cell_reader.js'
import { countryName, findCountry } from '#app/places/gazetteer/find_country'
import type { PropertyInput } from '#app/properties/property_input'
import { findRegion } from './find_region.js'
import { publicOrNot } from './plain_cells.js'
import { splitAddress } from './split_address.js'

/**
 * A whole address in one cell is taken apart, or a note says that it wasn't. Beside a column for the
 * town only its street is left of it.
 */
export function readAddress(cells: CellReader, values: ImportValues) {
  const whole = textOf(cells, 'address')
  const given = townOf(textOf(cells, 'city'), values.state)
  const split = whole ? splitAddress(whole) : null
  const isSame = !given.city || foldText(split?.city ?? '') === foldText(given.city)
  const parts = isSame ? split : null
  if (whole && MORE_THAN_STREET.test(whole) && !given.city && !parts) {
    cells.notes.push('The address wasn’t taken apart. Set the town yourself.')
  }
  const named =
    cells.read('country', findCountry, 'is no country that we know') ??
    (parts?.country && values.country === undefined ? findCountry(parts.country) : undefined) ??
    undefined
  const region = values.state ?? given.state ?? parts?.state
  const country = (named === 'US' && territoryOf(region)) || named
  return {
    address: streetOf(parts?.address ?? whole, values),
    address_line_2: textOf(cells, 'unit'),
    city: given.city ?? parts?.city,
    state: stateOf(cells, values, country) ?? given.state ?? parts?.state,
    zip: textOf(cells, 'zip') ?? given.zip ?? parts?.zip,
    country_code: country,
    country: country && countryName(country),
  }
}

/** A home shows its whole address, so one that must not be shown is left out with the exact place. */
export function placeToShow(
  cells: CellReader,
  values: ImportValues,
  place: PropertyInput
): PropertyInput {
  const told = cells.read('is_address_public', publicOrNot, 'is neither yes nor no')
  if (told ?? values.is_address_public === undefined) return place
  const { address, address_line_2: unit, latitude } = place
  if (address || unit || latitude !== undefined) {
    cells.notes.push(
      'The address isn’t to be shown to everyone, and homes here show it. So its street and its exact place were left out.'
    )
  }
  const none = told === false ? null : undefined
  return { ...place, address: none, address_line_2: none, latitude: none, longitude: none }
}

/** A postal code comes after a street. */
const MORE_THAN_STREET = /[,;\n]|\s[-–—|•]\s|\S\s+(?:\p{L}{1,2}-)?\d{4,6}\s+\p{L}{2}/u

const CITY_AND_STATE = /^([^,]+),\s*([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/
const CITY_AND_PROVINCE = /^([^()]+?)\s*\(([A-Z]{2})\)$/

/** `Austin, TX` and `Milano (MI)` name a region, too. */
function townOf(city: string | undefined, state: string | undefined): TownParts {
  const [, name, region, zip] =
    CITY_AND_STATE.exec(city ?? '') ?? CITY_AND_PROVINCE.exec(city ?? '') ?? []
  if (name === undefined || state !== undefined) return { city }
  const isKnown = ['US', 'CA', 'IT'].some((code) => findRegion(region, code) !== null)
  return isKnown ? { city: name, state: region, zip } : { city }
}

interface TownParts {
  city?: string
  state?: string
  zip?: string
}

/** Of the United States, with a code of their own. */
const TERRITORIES = ['PR', 'VI', 'GU', 'AS', 'MP']

/** `PR` is no state of the United States. */
function territoryOf(region: string | undefined): string | null {
  const found = region === undefined ? null : findCountry(region)
  return found && TERRITORIES.includes(found) ? found : null
}

/** `NA` is Naples, too. */
function stateOf(cells: CellReader, { state }: ImportValues, country: string | undefined) {
  return state === 'NA' && country === 'IT' ? state : textOf(cells, 'state')
}

/** Streets whose number comes after them. */
const NUMBER_LAST =
  /(stra(ß|ss)e|str\.?|weg|allee|platz|gasse|ring|straat|laan|plein|kade|gracht)$|^(via|viale|piazza|piazzale|corso|vicolo|strada|largo|salita|calle|c\/|avenida|plaza|paseo|carrer|rua|travessa)(?!\p{L})/iu

function streetOf(whole: string | undefined, values: ImportValues): string | undefined {
  const number = values.street_number
  if (whole) {
    if (!number || /\d/.test(whole)) return whole
    return NUMBER_LAST.test(whole) ? `${whole} ${number}` : `${number} ${whole}`
  }
  const parts = [number, values.street_direction, values.street_name, values.street_suffix]
  return parts.filter(Boolean).join(' ') || undefined
}

/** Without what mail clients would make a link of: `C.so Italia` ends in a domain. */
function textOf(
  cells: CellReader,
  field: 'address' | 'unit' | 'city' | 'state' | 'zip'
): string | undefined {
  const text = cells.text(field)
  if (!text || !hasLink(text)) return text
  const spaced = text.replace(/\.(?=\p{L})/gu, '. ')
  if (hasLink(spaced)) {
    cells.note(field, 'has a web address in it')
    return undefined
  }
  cells.notes.push(`“${cells.shown(field)}” has a space after each period now.`)
  return spaced
}
