import type { GalleryLayout } from '#app/properties/parts/component_content'

/**
 * Where a template puts the gallery: in the page's column, from edge to edge of the screen, or as
 * a wall that shows every photo.
 */
export type GalleryPlacement = 'page' | 'bleed' | 'wall'

/** A button that stands on photos. */
export const PHOTO_BUTTON = 'rounded-2 bg-black/80 px-3 py-2 text-12 font-medium text-white'

interface GalleryStyle {
  list: string
  item: (index: number) => string
  /** the `sizes` attribute of a photo */
  sizes: (index: number) => string
}

const IN_MOSAIC = 5
const IN_GRID = 6
const ON_PAPER =
  '@max-3xl/listing:print:grid @max-3xl/listing:print:grid-cols-2 @max-3xl/listing:print:gap-1'
const STRIP = `flex snap-x snap-mandatory overflow-x-auto ${ON_PAPER}`
const SLIDE = 'aspect-4/3 w-full shrink-0 snap-center'
const ROUND = '@3xl/listing:rounded-6'

/** Classes of the gallery in a layout; photos beyond its tiles open in the lightbox. */
export function galleryStyle(
  layout: GalleryLayout,
  count: number,
  placement: GalleryPlacement
): GalleryStyle {
  if (layout === 'grid') return grid(count, placement)
  if (layout === 'filmstrip') return filmstrip(placement)
  return placement === 'wall' ? wall(count) : mosaic(count, placement)
}

function mosaic(count: number, placement: GalleryPlacement): GalleryStyle {
  const isFull = count >= IN_MOSAIC
  const columns = isFull
    ? '@3xl/listing:grid-cols-[2fr_1fr_1fr] @3xl/listing:grid-rows-2'
    : columnsFor(count)
  const shown = isFull ? IN_MOSAIC : 3
  const place = placement === 'bleed' ? '@3xl/listing:h-[52cqw]' : `@3xl/listing:h-130 ${ROUND}`
  return {
    list: `${STRIP} @3xl/listing:grid @3xl/listing:gap-2 @3xl/listing:overflow-hidden ${place} ${columns}`,
    item: (index) =>
      [
        SLIDE,
        '@3xl/listing:aspect-auto @3xl/listing:h-full @3xl/listing:min-h-0',
        isFull && index === 0 ? '@3xl/listing:row-span-2' : '',
        index >= shown ? '@3xl/listing:hidden' : '',
      ].join(' '),
    sizes: (index) =>
      index === 0 ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 25vw, 100vw',
  }
}

/** Two columns on a phone, two or three beside it; an odd first photo spans two, so no tile is missing. */
function grid(count: number, placement: GalleryPlacement): GalleryStyle {
  const shown = placement === 'wall' ? count : Math.min(count, IN_GRID)
  const hasThree = shown % 3 === 0
  const columns =
    shown === 1 ? 'grid-cols-1' : `grid-cols-2 ${hasThree ? '@3xl/listing:grid-cols-3' : ''}`
  const wide = hasThree
    ? 'col-span-2 aspect-8/3 @3xl/listing:col-span-1 @3xl/listing:aspect-4/3'
    : 'col-span-2 aspect-8/3'
  const isOdd = shown > 1 && shown % 2 === 1
  const place = placement === 'bleed' ? '' : ROUND
  return {
    list: `grid gap-1 overflow-hidden @3xl/listing:gap-2 ${place} ${columns}`,
    item: (index) => (isOdd && index === 0 ? wide : `aspect-4/3 ${index >= shown ? 'hidden' : ''}`),
    sizes: (index) => (index === 0 || shown === 1 ? '100vw' : '(width >= 768px) 33vw, 50vw'),
  }
}

function filmstrip(placement: GalleryPlacement): GalleryStyle {
  const place = {
    page: `@3xl/listing:h-110 ${ROUND}`,
    bleed: '@3xl/listing:h-[44cqw]',
    wall: '@3xl/listing:h-[48cqw]',
  }[placement]
  return {
    list: `${STRIP} @3xl/listing:gap-2 ${place}`,
    item: () =>
      `${SLIDE} @3xl/listing:aspect-3/2 @3xl/listing:h-full @3xl/listing:w-auto @3xl/listing:snap-start`,
    sizes: () =>
      placement === 'page' ? '(width >= 768px) 660px, 100vw' : '(width >= 768px) 70vw, 100vw',
  }
}

/** How many sixths of the wall's width each photo of a row takes; the rows repeat. */
const ROWS: readonly (readonly Sixths[])[] = [[6], [3, 3], [4, 2], [2, 2, 2], [2, 4]]
const LAST_ROWS: readonly (readonly Sixths[])[] = [[], [6], [3, 3]]

type Sixths = 2 | 3 | 4 | 6

/** Of a row of one, two or three photos, in parts of the page's width. */
const HEIGHTS = [
  '@3xl/listing:h-[40cqw]',
  '@3xl/listing:h-[28cqw]',
  '@3xl/listing:h-[21cqw]',
] as const

const SPANS: Record<Sixths, string> = {
  2: '@3xl/listing:col-span-2',
  3: '@3xl/listing:col-span-3',
  4: '@3xl/listing:col-span-4',
  6: '@3xl/listing:col-span-6',
}

/** Rows of one to three photos, all as high as their row, without a gap at the end. */
function wall(count: number): GalleryStyle {
  const tiles: { span: Sixths; inRow: number }[] = []
  for (let row = 0; tiles.length < count; row += 1) {
    const left = count - tiles.length
    const planned = ROWS[row % ROWS.length]
    const spans = planned.length > left ? LAST_ROWS[left] : planned
    tiles.push(...spans.map((span) => ({ span, inRow: spans.length })))
  }
  return {
    list: `${STRIP} @3xl/listing:grid @3xl/listing:grid-cols-6 @3xl/listing:gap-2 @3xl/listing:overflow-hidden ${ROUND}`,
    item: (index) => {
      const { span, inRow } = tiles[index]
      return `${SLIDE} @3xl/listing:aspect-auto @3xl/listing:w-auto ${SPANS[span]} ${HEIGHTS[inRow - 1]}`
    },
    sizes: (index) => `(width >= 768px) ${Math.round(12 * tiles[index].span)}vw, 100vw`,
  }
}

function columnsFor(count: number): string {
  if (count === 1) return '@3xl/listing:grid-cols-1'
  return count === 2 ? '@3xl/listing:grid-cols-2' : '@3xl/listing:grid-cols-3'
}
