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
