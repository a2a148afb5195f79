import { withUniqueIds } from '#app/properties/parts/unique_ids'

/** Two photos of the listing: a place as it was, and as it is. */
export interface PhotoPair {
  /** made by the editor, unique in its list */
  id: string
  /** ids of the listing’s photos */
  before: number | null
  after: number | null
  caption: string
}

export interface BeforeAfterContent {
  title: string
  pairs: PhotoPair[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const photo = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

/** What does not fit is left out. */
export function beforeAfterContent(
  content: Record<string, unknown> | undefined
): BeforeAfterContent {
  const pairs = Array.isArray(content?.pairs) ? content.pairs.flatMap(pairFrom) : []
  return { title: text(content?.title), pairs: withUniqueIds(pairs) }
}

function pairFrom(value: unknown, index: number): PhotoPair[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, before, after, caption } = value as Record<string, unknown>
  return [
    {
      id: text(id) || String(index),
      before: photo(before),
      after: photo(after),
      caption: text(caption),
    },
  ]
}

export interface ShownPair<Image> {
  id: string
  before: Image
  after: Image
  caption: string
}

/** Those of two different photos that the listing still has. */
export function shownPairs<Image extends { id: number }>(
  pairs: readonly PhotoPair[],
  images: readonly Image[]
): ShownPair<Image>[] {
  return pairs.flatMap(({ id, before: beforeId, after: afterId, caption }) => {
    const before = images.find((image) => image.id === beforeId)
    const after = images.find((image) => image.id === afterId)
    return before && after && before !== after ? [{ id, before, after, caption }] : []
  })
}
