import { isSameJson } from '#app/properties/drafts/ui/changes'

interface Change<Item> {
  from: readonly Item[]
  to: readonly Item[]
}

/**
 * Applies a change to `onto`: what it adds, removes, rewrites and moves. Items that only `onto` has
 * stay; items that it has removed aren't added again.
 */
export function mergeLists<Item>(
  onto: readonly Item[],
  { from, to }: Change<Item>,
  idOf: (item: Item) => number
): readonly Item[] {
  if (isSameJson(from, to)) return onto
  const [now, before, after] = [onto, from, to].map(
    (items) => new Map(items.map((item): [number, Item] => [idOf(item), item]))
  )
  const current = (item: Item) => {
    const old = before.get(idOf(item))
    return old === undefined || !isSameJson(old, item) ? item : (now.get(idOf(item)) ?? item)
  }
  const kept = to.filter((item) => now.has(idOf(item)) || !before.has(idOf(item))).map(current)
  const others = onto.filter((item) => !before.has(idOf(item)) && !after.has(idOf(item)))
  if (isReordered({ from, to }, idOf)) return [...kept, ...others]

  const merged = onto.flatMap((item) => {
    const mine = after.get(idOf(item))
    if (mine !== undefined) return [current(mine)]
    return before.has(idOf(item)) ? [] : [item]
  })
  for (const [index, item] of to.entries()) {
    if (before.has(idOf(item)) || now.has(idOf(item))) continue
    const behind = to.slice(0, index).findLast((other) => merged.some(isOf<Item>(other, idOf)))
    const place = behind === undefined ? 0 : merged.findIndex(isOf<Item>(behind, idOf)) + 1
    merged.splice(place, 0, item)
  }
  return merged
}

/** Whether a change moves items that are in both of its lists. */
export function isReordered<Item>(
  { from, to }: Change<Item>,
  idOf: (item: Item) => number
): boolean {
  const [before, after] = [from, to].map((items) => items.map(idOf))
  const stayed = (ids: number[], others: number[]) => ids.filter((id) => others.includes(id))
  return !isSameJson(stayed(before, after), stayed(after, before))
}

/** The first list, with the items that both share put into the order of the second. */
export function inOrderOf<Item>(
  items: readonly Item[],
  order: readonly Item[],
  idOf: (item: Item) => number
): Item[] {
  const ids = order.map(idOf).filter((id) => items.some((item) => idOf(item) === id))
  const shared = ids.flatMap((id) => items.filter((item) => idOf(item) === id))
  let next = 0
  return items.map((item) => (ids.includes(idOf(item)) ? shared[next++] : item))
}

function isOf<Item>(item: Item, idOf: (item: Item) => number): (other: Item) => boolean {
  return (other) => idOf(other) === idOf(item)
}
