import { useState } from 'react'
import type { Data } from '#data'
import { Lightbox, preloadLightbox } from '#app/common/ui/kit/lightbox'
import { Photo } from '#app/common/ui/kit/photo'

interface PropertyGalleryProps {
  images: Data.Media.Image[]
  name: string
}

const IN_MOSAIC = 5

/**
 * The photographs: a mosaic where there is room, a strip to swipe through on a
 * phone. Each opens the whole screen.
 */
export function PropertyGallery({ images, name }: PropertyGalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const isMosaic = images.length >= IN_MOSAIC

  if (!images.length) return <Photo image={null} className="rounded-6" alt={name} />
  return (
    <section
      aria-label={`Photographs of ${name}`}
      className="relative -mx-5 md:mx-0"
      onPointerEnter={preloadLightbox}
    >
      <ul
        className={`flex snap-x snap-mandatory overflow-x-auto md:grid md:h-130 md:gap-2 md:overflow-hidden md:rounded-6 ${
          isMosaic ? 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2' : gridOf(images.length)
        }`}
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className={`aspect-4/3 w-full shrink-0 snap-center md:aspect-auto md:h-full md:min-h-0 ${
              isMosaic && index === 0 ? 'md:row-span-2' : ''
            } ${index >= (isMosaic ? IN_MOSAIC : 3) ? 'md:hidden' : ''}`}
          >
            <button
              type="button"
              className="block size-full -outline-offset-2"
              aria-label={`Photograph ${index + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ''}`}
              onClick={() => setOpenAt(index)}
            >
              <Photo
                image={image}
                ratio="fill"
                alt=""
                priority={index === 0}
                sizes={
                  index === 0 ? '(width >= 768px) 50vw, 100vw' : '(width >= 768px) 25vw, 100vw'
                }
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setOpenAt(0)}
        className="absolute right-3 bottom-3 rounded-2 bg-black/80 px-3 py-2 text-12 font-medium text-white"
      >
        {images.length === 1 ? 'Enlarge' : `All ${images.length} photographs`}
      </button>
      <Lightbox
        images={images}
        label={`Photographs of ${name}`}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </section>
  )
}

function gridOf(count: number): string {
  if (count === 1) return 'md:grid-cols-1'
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'
}
