import { PAGE_PARTS, type PagePart } from '#app/properties/contract/listing_options'

/** Every part once: in the stored order, then those that it doesn’t name. */
export function partsInOrder(stored: readonly string[]): PagePart[] {
  const named = [...new Set(stored)].flatMap(
    (name) => PAGE_PARTS.find((part) => part === name) ?? []
  )
  return [...named, ...PAGE_PARTS.filter((part) => !named.includes(part))]
}
