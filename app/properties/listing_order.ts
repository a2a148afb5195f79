import { PAGE_PARTS, type PagePart } from '#app/properties/listing_options'

/** Every part once: in the stored order, then those that it doesn’t name. */
export function partsInOrder(stored: readonly string[]): PagePart[] {
  const named = [...new Set(stored)].flatMap(
    (name) => PAGE_PARTS.find((part) => part === name) ?? []
  )
  return [...named, ...PAGE_PARTS.filter((part) => !named.includes(part))]
}

/**
 * Where a photo goes that arrives late: behind those that come before it in `order`, or else before
 * those that follow; at the end where none is there yet.
 */
export function insertedAmong(
  images: readonly number[],
  added: number,
  order: readonly number[]
): number[] {
  const place = order.indexOf(added)
  const before = order.slice(0, place).findLast((id) => images.includes(id))
  const after = order.slice(place + 1).find((id) => images.includes(id))
  if (before !== undefined) return images.toSpliced(images.indexOf(before) + 1, 0, added)
  return images.toSpliced(after === undefined ? images.length : images.indexOf(after), 0, added)
}
