import type { AmountField, ImportValues } from '#app/imports/import_fields'
import type { OfferedFor } from '#app/properties/listing_options'
import type { CellReader } from './cell_reader.js'
import { dayOf } from './day_cell.js'
import { findFrequency, findOffer, isLease } from './known_words.js'
import { currencyOf, priceOf, type ReadPrice } from './price_cell.js'
import type { Problem } from './unreadable_row.js'

/** Whether a home is for sale or for rent, and what it costs. A price that may be wrong stops the row. */
export function readOffer(cells: CellReader, values: ImportValues, chosen: string | null) {
  const named = cells.text('currency')
  const told = named && (currencyOf(named, chosen) ?? named)
  const fallback = told ?? chosen
  const [listed, rent, deposit] = (['price', 'rent', 'deposit'] as const).map((field) =>
    readAmount(cells, values, field, fallback)
  )
  const offeredFor = offerOf(cells, values, { listed, rent })
  const price = offeredFor === 'rent' ? monthly(cells, rent ?? listed) : listed
  if (told && price?.currency && price.currency !== told.toUpperCase()) {
    cells.notes.push(
      `The price is in ${price.currency}, but its currency is said to be ${told}. ${price.currency} was taken.`
    )
  }
  return {
    offered_for: offeredFor,
    price: price?.amount ?? undefined,
    currency: price ? (price.currency ?? fallback ?? undefined) : told,
    deposit: deposit?.amount ?? undefined,
    available_from: cells.read('available_from', dayOf, 'isn’t a day'),
  }
}

const NO_PRICE: ReadPrice = { amount: null, currency: null }

function readAmount(
  cells: CellReader,
  values: ImportValues,
  field: AmountField,
  currency: string | null
): ReadPrice | undefined {
  const mark = values.decimal_mark
  const factor = Number(values[`${field}_factor`] ?? 1)
  const price = cells.read(
    field,
    (text) => {
      const read = priceOf(text, { mark, currency, factor })
      if (!read) {
        cells.problems.push(unreadable(cells, field, factor))
        return NO_PRICE
      }
      const isPrice = field === 'deposit' || read.amount !== 0
      return read.amount === null || !isPrice ? null : read
    },
    'is no amount'
  )
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

/** A rent as it is for a month. */
function monthly(cells: CellReader, price: ReadPrice | undefined): ReadPrice | undefined {
  const told = cells.read('rent_frequency', findFrequency, 'isn’t how often rent is paid')
  const months = price?.months ?? told
  const amount = price?.amount ?? null
  if (!price || amount === null || !months) return price
  return { ...price, amount: Math.round((amount / months) * 100) / 100 }
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
