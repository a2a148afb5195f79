import type { ImportField, ImportValues } from '#app/imports/import_fields'
import type { OfferedFor } from '#app/properties/listing_options'
import type { CellReader } from './cell_reader.js'
import { dayOf } from './day_cell.js'
import { findFrequency, findOffer, isLease } from './known_words.js'
import { currencyOf, priceOf, type ReadPrice } from './price_cell.js'
import { UnreadableRow } from './unreadable_row.js'

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

type AmountField = 'price' | 'rent' | 'deposit'

function readAmount(
  cells: CellReader,
  { decimal_mark: mark }: ImportValues,
  field: AmountField,
  currency: string | null
): ReadPrice | undefined {
  return cells.read(
    field,
    (text) => {
      const read = priceOf(text, { mark, currency })
      if (!read) throw unreadable(cells, field)
      const isPrice = field === 'deposit' || read.amount !== 0
      return read.amount === null || !isPrice ? null : read
    },
    'is no amount'
  )
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

function unreadable(cells: CellReader, field: ImportField): UnreadableRow {
  const label = field === 'price' ? 'Price' : field === 'rent' ? 'Rent' : 'Deposit'
  return new UnreadableRow([
    { sentence: `${label}: “${cells.shown(field)}” isn’t a number.`, field },
  ])
}
