import { foldText } from '#app/common/contract/fold_text'
import type { LockedProperty } from '#app/properties/models/lock_own_properties'
import type { PlainInput } from '#app/properties/models/property_input'

type Facts = Pick<LockedProperty, 'name' | 'address' | 'city' | 'price'>

/** Whether a row is about a home that its key stands for. */
export type Likeness = 'same' | 'other' | 'unsure'

/**
 * In the list that the key came from: a row that changes name, town and price at once may be about
 * another home. In any other list, keys such as running numbers mean nothing by themselves.
 */
export function likenessOf(known: Facts, input: PlainInput, isSameList: boolean): Likeness {
  const { name, others, same, other } = compared(known, input)
  if (isSameList) return other === 3 ? 'unsure' : 'same'
  if (other === 0) return 'same'
  if (name === 'other') return others > 0 ? 'other' : same > 0 ? 'same' : 'unsure'
  return other === 1 ? 'same' : 'unsure'
}

/** How many facts a row contradicts. */
export function countContradictions(known: Facts, input: PlainInput): number {
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
