import { countContradictions, likenessOf } from '#app/imports/policies/home_likeness'
import type { Candidate } from '#app/imports/queries/find_imported'
import type { LockedProperty } from '#app/properties/models/lock_own_properties'
import type { PlainInput } from '#app/properties/models/property_input'

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
