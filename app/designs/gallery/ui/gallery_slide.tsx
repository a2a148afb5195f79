import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { PersonLink } from '#app/kit/display/person_link'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import type { PublicDesign } from '#app/designs/ui/types'

/** On wide screens an image takes the full height of the gallery. */
const SHAPES: Record<PublicDesign['image_orientation'], string> = {
  landscape: 'aspect-4/5 md:absolute md:inset-0 md:aspect-auto',
  portrait: 'aspect-4/5 md:mx-auto md:aspect-2/3 md:h-full md:w-auto',
  square: 'aspect-4/5 md:mx-auto md:aspect-square md:h-full md:w-auto',
}

interface GallerySlideProps {
  design: PublicDesign
  /** "2 of 8" */
  position: string
  isFirst: boolean
}

/** Dark in both themes. Fills the space around the image with its own blurred colors. */
export function GallerySlide({ design, position, isFirst }: GallerySlideProps) {
  const { title, details, image, author, url } = design
  if (!image) return null

  return (
    <li
      aria-label={`${title}, ${position}`}
      data-theme="dark"
      className="relative flex h-full snap-start snap-always flex-col overflow-hidden bg-canvas text-ink max-md:justify-start"
    >
      {image.placeholder && (
        <span
          aria-hidden
          className="absolute inset-0 bg-cover bg-center opacity-40"
          style={{ backgroundImage: `url("${image.placeholder}")` }}
        />
      )}
      <div className={`relative w-full overflow-hidden ${SHAPES[design.image_orientation]}`}>
        <SlidePicture design={design} image={image} isFirst={isFirst} />
      </div>
      <div className="pointer-events-none relative z-5 w-full pt-4 md:absolute md:inset-x-0 md:bottom-0 md:bg-linear-to-t md:from-black/75 md:to-transparent md:pt-40 md:pb-8">
        <div className="gutter">
          <h2 className="truncate text-36 md:text-48">
            <Link
              dir="auto"
              href={url}
              className="pointer-events-auto rounded-2 hover:underline hover:decoration-1 hover:underline-offset-8"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-2 text-15 max-md:pr-24">
            {[...details, 'by '].join(' · ')}
            <PersonLink person={author} className="pointer-events-auto">
              @{author.handle}
            </PersonLink>
          </p>
        </div>
      </div>
    </li>
  )
}

interface SlidePictureProps {
  design: PublicDesign
  image: Picture
  isFirst: boolean
}

function SlidePicture({ design, image, isFirst }: SlidePictureProps) {
  const { title, original_image: original } = design
  const label = <Badge tone="veil">AI-generated</Badge>
  if (original) {
    return (
      <CompareSlider
        before={{ ...original, alt: 'Before' }}
        after={{ ...image, alt: `After: ${title}` }}
        label={`${title}, before and after`}
        sizes="100vw"
        isFilling
        priority={isFirst}
      >
        {label}
      </CompareSlider>
    )
  }
  return (
    <>
      <Photo image={image} ratio="fill" sizes="100vw" alt={title} priority={isFirst} />
      <span className="absolute right-3 bottom-3 z-10">{label}</span>
    </>
  )
}
