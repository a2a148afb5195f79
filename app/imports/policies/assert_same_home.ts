import { foldText } from '#app/common/contract/fold_text'
import { UnreadableRow } from '#app/imports/formats/interpret/read_listing'
import type Property from '#app/properties/models/property'
import type { PlainInput } from '#app/properties/models/property_input'

type Facts = Pick<Property, 'name' | 'city' | 'price'>

/**
 * Running numbers mean another home in each list: a row that changes name, town and price at once
 * is held back for the realtor to decide.
 * @throws UnreadableRow
 */
export function assertSameHome(known: Facts, input: PlainInput, key: string | null): void {
  const isOther =
    isChanged(known.name, input.name) &&
    isChanged(known.city, input.city) &&
    isChanged(known.price, input.price)
  if (!isOther) return
  throw new UnreadableRow([
    `Held back: the listing ID “${key}” is “${known.name}” in ${known.city} here, and this row has another name, town and price. If it’s another home, give it another ID; otherwise change one of the three first.`,
  ])
}

function isChanged(before: string | number | null, now: string | number | null | undefined) {
  if (before === null || now === null || now === undefined) return false
  return foldText(String(before)) !== foldText(String(now))
}
