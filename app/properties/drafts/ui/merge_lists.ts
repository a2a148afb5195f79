import { isSameJson } from '#app/properties/drafts/ui/changes'

interface Change<Item> {
  from: readonly Item[]
  to: readonly Item[]
}

type Id = string | number

/** A row of a list, such as a room or a floor plan. */
export interface ListRow {
  id: Id
}

export const idOfRow = ({ id }: ListRow) => id

export function areRows(value: unknown): value is readonly ListRow[] {
  return Array.isArray(value) && value.every(isRow)
}

const isRow = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value

export function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

interface TextRow extends ListRow {
  text: string
}

/** Texts that are alike are told apart by how many of them come before. */
export function textRows(texts: readonly string[]): TextRow[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return { id: `${count} ${text}`, text }
  })
}

const textOf = ({ text }: TextRow) => text

/** Each text by itself: one that was rewritten is another. */
export function mergeTexts(onto: readonly string[], { from, to }: Change<string>): string[] {
  const change = { from: textRows(from), to: textRows(to) }
  return mergeLists(textRows(onto), change, idOfRow).map(textOf)
}

export const textsInOrderOf = (texts: readonly string[], order: readonly string[]): string[] =>
  inOrderOf(textRows(texts), textRows(order), idOfRow).map(textOf)

/** The coordinates of a pin and the photos of a pair belong together. */
export const isWhole = (row: object) => 'x' in row || 'before' in row

/** Applies to `onto` only what differs between two others, also within lists of rows. */
export function withChanges<Values extends object>(onto: Values, from: Values, to: Values): Values {
  const names = Object.keys(to) as (keyof Values)[]
  const changed = names.filter((name) => !isSameJson(from[name], to[name]))
  const given = changed.map((name) => [name, changedValue(onto[name], from[name], to[name])])
  return { ...onto, ...Object.fromEntries(given) }
}

function changedValue(onto: unknown, from: unknown, to: unknown): unknown {
  if (!areRows(onto) || !areRows(from) || !areRows(to)) return to
  return mergeLists(onto, { from, to }, idOfRow, (now, before, after) =>
    isWhole(after) ? after : withChanges(now, before, after)
  )
}

/**
 * Applies a change to `onto`: what it adds, removes, rewrites and moves. Items that only `onto` has
 * stay; items that it has removed aren't added again.
 * @param rewritten an item of `onto`, as a change of it from one to the other leaves it
 */
export function mergeLists<Item>(
  onto: readonly Item[],
  { from, to }: Change<Item>,
  idOf: (item: Item) => Id,
  rewritten: (now: Item, before: Item, after: Item) => Item = (_now, _before, after) => after
): readonly Item[] {
  if (isSameJson(from, to)) return onto
  const [now, before, after] = [onto, from, to].map(
    (items) => new Map(items.map((item): [Id, Item] => [idOf(item), item]))
  )
  const current = (item: Item) => {
    const [old, present] = [before, now].map((items) => items.get(idOf(item)))
    if (old === undefined || present === undefined) return item
    return isSameJson(old, item) ? present : rewritten(present, old, item)
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
export function isReordered<Item>({ from, to }: Change<Item>, idOf: (item: Item) => Id): boolean {
  const [before, after] = [from, to].map((items) => items.map(idOf))
  const stayed = (ids: Id[], others: Id[]) => ids.filter((id) => others.includes(id))
  return !isSameJson(stayed(before, after), stayed(after, before))
}

/** The first list, with the items that both share put into the order of the second. */
export function inOrderOf<Item>(
  items: readonly Item[],
  order: readonly Item[],
  idOf: (item: Item) => Id
): Item[] {
  const ids = order.map(idOf).filter((id) => items.some((item) => idOf(item) === id))
  const shared = ids.flatMap((id) => items.filter((item) => idOf(item) === id))
  let next = 0
  return items.map((item) => (ids.includes(idOf(item)) ? shared[next++] : item))
}

function isOf<Item>(item: Item, idOf: (item: Item) => Id): (other: Item) => boolean {
  return (other) => idOf(other) === idOf(item)
}
