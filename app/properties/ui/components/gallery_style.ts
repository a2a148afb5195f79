import type { GalleryLayout } from '#app/properties/contract/component_content'

interface GalleryStyle {
  list: string
  item: (index: number) => string
  /** the `sizes` attribute of a photo */
  sizes: (index: number) => string
}

const IN_MOSAIC = 5
const IN_GRID = 6
const STRIP = 'flex snap-x snap-mandatory overflow-x-auto'
const SLIDE = 'aspect-4/3 w-full shrink-0 snap-center'

/** Classes of the gallery in a layout; photos beyond its tiles open in the lightbox. */
export function galleryStyle(layout: GalleryLayout, count: number): GalleryStyle {
  if (layout === 'grid') return grid(count)
  if (layout === 'filmstrip') return filmstrip()
  return mosaic(count)
}

function mosaic(count: number): GalleryStyle {
  const isFull = count >= IN_MOSAIC
  const columns = isFull ? 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2' : columnsFor(count)
  const shown = isFull ? IN_MOSAIC : 3
  return {
    list: `${STRIP} md:grid md:h-130 md:gap-2 md:overflow-hidden md:rounded-6 ${columns}`,
    item: (index) =>
      [
        SLIDE,
        'md:aspect-auto md:h-full md:min-h-0',
        isFull && index === 0 ? 'md:row-span-2' : '',
        index >= shown ? 'md:hidden' : '',
      ].join(' '),
    sizes: (index) =>
      index === 0 ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 25vw, 100vw',
  }
}

/** Two columns on a phone, two or three beside it; an odd first photo spans two, so no tile is missing. */
function grid(count: number): GalleryStyle {
  const shown = Math.min(count, IN_GRID)
  const hasThree = shown % 3 === 0
  const columns = shown === 1 ? 'grid-cols-1' : `grid-cols-2 ${hasThree ? 'md:grid-cols-3' : ''}`
  const wide = hasThree ? 'max-md:col-span-2 max-md:aspect-8/3' : 'col-span-2 aspect-8/3'
  const isOdd = shown > 1 && shown % 2 === 1
  return {
    list: `grid gap-1 overflow-hidden md:gap-2 md:rounded-6 ${columns}`,
    item: (index) =>
      isOdd && index === 0
        ? `${wide} ${hasThree ? 'md:aspect-4/3' : ''}`
        : `aspect-4/3 ${index >= IN_GRID ? 'hidden' : ''}`,
    sizes: (index) => (index === 0 || shown === 1 ? '100vw' : '(width >= 768px) 33vw, 50vw'),
  }
}

function filmstrip(): GalleryStyle {
  return {
    list: `${STRIP} md:h-110 md:gap-2 md:rounded-6`,
    item: () => `${SLIDE} md:aspect-3/2 md:h-full md:w-auto md:snap-start`,
    sizes: () => '(width >= 768px) 660px, 100vw',
  }
}

function columnsFor(count: number): string {
  if (count === 1) return 'md:grid-cols-1'
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'
}
