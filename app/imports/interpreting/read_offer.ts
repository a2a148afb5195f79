import type { AmountField, ImportValues } from '#app/imports/import_fields'
import type { OfferedFor } from '#app/properties/listing_options'
import { currencyOfCountry } from '#app/places/country_currency'
import { saysNothing, type CellReader } from './cell_reader.js'
import { dayOf } from './day_cell.js'
import { findFrequency, findOffer, isLease } from './known_words.js'
import { currencyOf, priceOf, type ReadPrice } from './price_cell.js'
import type { Problem } from './unreadable_row.js'

/** What is known beside the row's own words about money. */
interface OfferRules {
  /** the list's currency */
  chosen: string | null
  country: string | undefined
}

/** Whether a home is for sale or for rent, and what it costs. A price that may be wrong stops the row. */
export function readOffer(
  cells: CellReader,
  values: ImportValues,
  { chosen, country }: OfferRules
) {
  const named = cells.text('currency')
  const told = named && (currencyOf(named, chosen) ?? named)
  const headed = (field: AmountField) => {
    const text = values[`${field}_currency`]
    return text && (currencyOf(text, told ?? chosen) ?? text)
  }
  const [listed, rent, deposit] = (['price', 'rent', 'deposit'] as const).map((field) =>
    readAmount(cells, values, field, {
      currency: told ?? headed(field) ?? chosen,
      country,
    })
  )
  const offeredFor = offerOf(cells, values, { listed, rent })
  const isRent = offeredFor === 'rent'
  const price = isRent ? monthly(cells, values, rent ?? listed) : listed
  const heading = headed(isRent && rent ? 'rent' : 'price')
  const said = told ?? heading
  if (said && price?.currency && price.currency !== said.toUpperCase()) {
    cells.notes.push(
      `The price is in ${price.currency}, but its currency is said to be ${said}. ${price.currency} was taken.`
    )
  } else if (told && known(heading) && heading !== told && price?.amount && !price.currency) {
    const sentence = `The heading of the price says ${heading}, but its currency is said to be ${told}.`
    cells.problems.push({ sentence, field: 'currency' })
  }
  const currency = price
    ? (price.currency ?? said ?? chosen ?? undefined)
    : (told ?? known(heading))
  const held = deposit?.currency ?? headed('deposit')
  const isForeign = deposit?.amount && held && currency && held !== currency
  if (isForeign) cells.note('deposit', 'isn’t in the currency of the price')
  return {
    offered_for: offeredFor,
    price: price?.amount ?? undefined,
    currency,
    deposit: isForeign ? undefined : (deposit?.amount ?? undefined),
    available_from: cells.read('available_from', dayOf, 'isn’t a day'),
  }
}

const known = (currency: string | undefined) =>
  currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined

const NO_PRICE: ReadPrice = { amount: null, currency: null }

function readAmount(
  cells: CellReader,
  values: ImportValues,
  field: AmountField,
  { currency, country }: { currency: string | null; country: string | undefined }
): ReadPrice | undefined {
  const mark = values.decimal_mark
  const factor = Number(values[`${field}_factor`] ?? 1)
  const local = country === undefined ? null : currencyOfCountry(country)
  const price = cells.read(
    field,
    (text) => {
      const read = priceOf(text, { mark, currency, local, factor })
      if (!read) {
        cells.problems.push(unreadable(cells, field, factor))
        return NO_PRICE
      }
      const isPrice = field === 'deposit' || read.amount !== 0
      return read.amount === null || !isPrice ? null : read
    },
    'is no amount'
  )
  if (price?.isLocal) {
    cells.notes.push(
      `${labelOf(field)}: “${cells.shown(field)}” was taken for ${price.currency}, the currency of its country.`
    )
  }
  if (price?.factor && price.amount !== null) {
    const amount = price.amount.toLocaleString('en-US')
    cells.notes.push(
      `${labelOf(field)}: its heading counts in ${COUNTED[price.factor]}, so “${cells.shown(field)}” was taken for ${amount}.`
    )
  }
  return price
}

const COUNTED: Record<number, string> = {
  1000: 'thousands',
  10_000: 'tens of thousands',
  1_000_000: 'millions',
  100_000_000: 'hundreds of millions',
}

interface Amounts {
  listed: ReadPrice | undefined
  rent: ReadPrice | undefined
}

/** What its own column says, else what a word about it says; undefined where nothing does. */
function offerOf(
  cells: CellReader,
  values: ImportValues,
  { listed, rent }: Amounts
): OfferedFor | undefined {
  const told = cells.read('offered_for', findOffer, 'isn’t a word that we know')
  if (told) return told
  const isLet = [values.type, values.sector, values.status].some((text) => text && isLease(text))
  if (isLet || listed?.months || (rent && !listed)) return 'rent'
  return undefined
}

/** A rent as it is for a month; one for nobody knows how long may be wrong. */
function monthly(
  cells: CellReader,
  values: ImportValues,
  price: ReadPrice | undefined
): ReadPrice | undefined {
  const what = 'isn’t how often rent is paid'
  const told = cells.read('rent_frequency', findFrequency, what)
  const months = price?.months ?? told
  const amount = price?.amount ?? null
  if (!price || amount === null) return price
  if (!months && !saysNothing(values.rent_frequency ?? '')) {
    const sentence = `How often rent is paid: we don’t know “${cells.shown('rent_frequency')}”.`
    cells.problems.push({ sentence, field: 'rent_frequency' })
  }
  return months ? { ...price, amount: Math.round((amount / months) * 100) / 100 } : price
}

const labelOf = (field: AmountField) =>
  field === 'price' ? 'Price' : field === 'rent' ? 'Rent' : 'Deposit'

function unreadable(cells: CellReader, field: AmountField, factor: number): Problem {
  const why =
    factor > 1
      ? `is no amount in ${COUNTED[factor]}, which its heading counts in`
      : 'isn’t a number'
  return { sentence: `${labelOf(field)}: “${cells.shown(field)}” ${why}.`, field }
}
