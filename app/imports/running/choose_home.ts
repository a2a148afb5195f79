import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { foldText } from '#app/common/text/fold_text'
import { lockOwnProperties, type LockedProperty } from '#app/properties/property_locks'
import type { PlainInput } from '#app/properties/property_input'

/** The home that a row is about, `null` for a new one, or the one that its realtor has to compare. */
export type Choice = { home: LockedProperty | null } | { heldFor: LockedProperty; reason: string }

interface Row {
  input: PlainInput
  sourceKey: string | null
  decision: 'update' | 'add' | null
  chosenId: number | null
}

/** What came from another list never becomes another home in silence. */
export function chooseHome(row: Row, candidates: readonly Candidate[]): Choice {
  const { input, decision, chosenId } = row
  if (decision === 'add') return { home: null }
  const chosen = candidates.find(({ home }) => home.id === chosenId)
  if (decision === 'update') return { home: chosen?.home ?? null }
  const inList = likest(input, candidates, true)
  const found = inList ?? likest(input, candidates, false)
  if (!found) return { home: null }
  const likeness = likenessOf(found, input, Boolean(inList))
  if (likeness === 'same') return { home: found }
  if (likeness === 'other') return { home: null }
  return { heldFor: found, reason: reasonOf(row, found, Boolean(inList)) }
}

function likest(
  input: PlainInput,
  candidates: readonly Candidate[],
  isSameList: boolean
): LockedProperty | undefined {
  const homes = candidates.filter((one) => one.isSameList === isSameList).map(({ home }) => home)
  const [first] = homes.toSorted(
    (one, other) => countContradictions(one, input) - countContradictions(other, input)
  )
  return first
}

function reasonOf({ sourceKey }: Row, { name, city }: LockedProperty, isSameList: boolean): string {
  const home = `${name ? `“${name}”` : 'a home without a name'}${city ? ` in ${city}` : ''}`
  return isSameList
    ? `Held back: the listing ID “${sourceKey}” is ${home} here, and this row has another name, town and price. Is it the same home?`
    : `Held back: the listing ID “${sourceKey}” was ${home} in another list. Is it the same home?`
}

type Facts = Pick<LockedProperty, 'name' | 'address' | 'city' | 'price'>

/** Whether a row is about a home that its key stands for. */
export type Likeness = 'same' | 'other' | 'unsure'

/**
 * In the list that the key came from: a row that changes name, town and price at once may be about
 * another home. In any other list, keys such as running numbers mean nothing by themselves.
 */
function likenessOf(known: Facts, input: PlainInput, isSameList: boolean): Likeness {
  const { name, others, same, other } = compared(known, input)
  if (isSameList) return other === 3 ? 'unsure' : 'same'
  if (other === 0) return 'same'
  if (name === 'other') return others > 0 ? 'other' : same > 0 ? 'same' : 'unsure'
  return other === 1 ? 'same' : 'unsure'
}

/** How many facts a row contradicts. */
function countContradictions(known: Facts, input: PlainInput): number {
  return compared(known, input).other
}

type Comparison = 'same' | 'other' | 'unknown'

function compared(known: Facts, input: PlainInput) {
  const named = compare(known.name, input.name)
  // a home without a name was given its address for one
  const name = named === 'unknown' ? compare(known.address, input.address) : named
  const rest = [compare(known.city, input.city), compare(known.price, input.price)]
  const count = (wanted: Comparison) => [name, ...rest].filter((one) => one === wanted).length
  const others = rest.filter((one) => one === 'other').length
  return { name, others, same: count('same'), other: count('other') }
}

function compare(
  before: string | number | null | undefined,
  now: string | number | null | undefined
): Comparison {
  if (before === null || before === undefined || now === null || now === undefined) return 'unknown'
  return foldText(String(before)) === foldText(String(now)) ? 'same' : 'other'
}

export interface KeyedRow {
  row: number
  sourceKey: string | null
  /** the list that the key belongs to */
  source: string
  /** the home that its realtor chose */
  chosenId: number | null
}

/** A home that a row may be about. */
interface Candidate {
  home: LockedProperty
  /** known by this key from the same list, exported from here, or chosen */
  isSameList: boolean
}

interface Found {
  row: number
  id: number
  isSameList: boolean
}

/**
 * The homes that rows of someone's file may be about, by row and locked, the newest first. Until
 * the transaction ends, no other import of theirs finds or adds any.
 */
export async function findImported(
  user: User,
  rows: readonly KeyedRow[],
  trx: TransactionClientContract
): Promise<Map<number, Candidate[]>> {
  if (!rows.length) return new Map()
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('listing_sources'), ?)`, [user.id])
  const { rows: found } = await trx.rawQuery<{ rows: Found[] }>(
    `select given."row", home.id, bool_or(home.is_same_list) as "isSameList"
     from jsonb_to_recordset(:rows::jsonb)
       as given("row" integer, "sourceKey" text, source text, "chosenId" integer)
     cross join lateral (
       select s.property_id as id, s.source = given.source as is_same_list
       from listing_sources s where s.user_id = :user and s.key = given."sourceKey"
       union all select property_id_of(given."sourceKey"), true
       union all select given."chosenId", true
     ) home
     where home.id is not null
     group by given."row", home.id order by given."row", home.id desc`,
    { rows: JSON.stringify(rows), user: user.id }
  )
  const own = await lockOwnProperties(user, [...new Set(found.map(({ id }) => id))], trx)
  const candidates = new Map<number, Candidate[]>()
  for (const { row, id, isSameList } of found) {
    const home = own.get(id)
    if (!home) continue
    const before = candidates.get(row) ?? []
    candidates.set(row, [...before, { home, isSameList }])
  }
  return candidates
}
