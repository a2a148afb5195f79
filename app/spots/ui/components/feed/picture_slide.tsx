import { useState } from 'react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import type { Slide } from '#app/spots/ui/types'

/** A photo, or a design that shows its photo before while the button is pressed. */
export function PictureSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const [showsBefore, setShowsBefore] = useState(false)
  const { image, original_image: original } = slide
  const isDesign = slide.kind === 'design'
  return (
    <>
      <Photo
        image={showsBefore ? original : image}
        ratio="fill"
        sizes="(width >= 768px) 480px, 100vw"
        priority={isFirst}
        alt={image?.alt ?? (isDesign ? 'Redesigned room' : 'Photo')}
      />
      {isDesign && (
        <span className="absolute top-24 left-4 z-10 flex items-center gap-2">
          <Badge tone="veil">{showsBefore ? 'Before' : 'AI-generated'}</Badge>
          {original && (
            <button
              type="button"
              aria-pressed={showsBefore}
              onClick={() => setShowsBefore(!showsBefore)}
              className="h-6 rounded-2 bg-black/80 px-2 text-12 font-medium text-white"
            >
              {showsBefore ? 'Show design' : 'Show before'}
            </button>
          )}
        </span>
      )}
    </>
  )
}
