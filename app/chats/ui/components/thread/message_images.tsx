import { useState } from 'react'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'

export function MessageImages({ images, by }: { images: Picture[]; by: string }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const isOne = images.length === 1

  return (
    <>
      <div
        className={`grid w-80 max-w-full gap-1 overflow-hidden rounded-6 ${isOne ? '' : 'grid-cols-2'}`}
      >
        {images.map((image, index) => (
          <button
            key={image.url}
            type="button"
            aria-label={`Open photo ${index + 1} of ${images.length} from ${by}`}
            onPointerEnter={preloadLightbox}
            onFocus={preloadLightbox}
            onClick={() => setOpenAt(index)}
            className="block -outline-offset-2 odd:last:col-span-full"
          >
            <Photo
              image={image}
              ratio={isOne ? 'as-is' : '1/1'}
              sizes={isOne ? '320px' : '160px'}
              alt={image.alt ?? ''}
              className={isOne ? 'max-h-100' : ''}
            />
          </button>
        ))}
      </div>
      <Lightbox
        images={images}
        label={`Photos from ${by}`}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
}
