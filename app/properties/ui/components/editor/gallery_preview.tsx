import { Photo } from '#app/kit/media/photo'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'
import type { GalleryContent, GalleryLayout } from '#app/properties/contract/component_content'

interface GalleryPreviewProps {
  images: readonly ListingImage[]
  content: GalleryContent
}

const LISTS: Record<GalleryLayout, string> = {
  mosaic: 'grid-cols-[2fr_1fr_1fr] grid-rows-2',
  grid: 'grid-cols-3 grid-rows-2',
  filmstrip: 'auto-cols-[62%] grid-flow-col',
}

const TILES: Record<GalleryLayout, number> = { mosaic: 5, grid: 6, filmstrip: 3 }

/** With too few photos for the layout, shows the cover alone. */
export function GalleryPreview({ images, content: { title, layout } }: GalleryPreviewProps) {
  const tiles = images.slice(0, TILES[layout])
  const isWhole = layout === 'filmstrip' ? tiles.length > 1 : tiles.length === TILES[layout]

  return (
    <>
      {title && <p className="display px-6 pt-5 pb-3 text-18 break-words">{title}</p>}
      {isWhole ? (
        <div
          data-layout={layout}
          className={`grid aspect-3/2 gap-0.5 overflow-hidden ${LISTS[layout]}`}
        >
          {tiles.map((image, index) => (
            <div
              key={image.id}
              className={`min-h-0 ${layout === 'mosaic' && index === 0 ? 'row-span-2' : ''}`}
            >
              <Photo image={image} ratio="fill" alt="" sizes="240px" />
            </div>
          ))}
        </div>
      ) : (
        <Photo image={images[0] ?? null} sizes="420px" />
      )}
    </>
  )
}
