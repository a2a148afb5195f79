import { Photo } from '#app/kit/media/photo'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'

interface PhotoGridProps {
  images: readonly ListingImage[]
  isChosen: (id: number) => boolean
  /** no more can be chosen */
  isFull?: boolean
  onPick: (id: number) => void
}

/** The listing’s photos to choose from. */
export function PhotoGrid({ images, isChosen, isFull = false, onPick }: PhotoGridProps) {
  if (!images.length) return <p>Add photos to the listing first.</p>
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            disabled={isFull && !isChosen(image.id)}
            aria-pressed={isChosen(image.id)}
            aria-label={`Photo ${index + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ''}`}
            className="block w-full rounded-2 outline-offset-2 disabled:opacity-50 aria-pressed:outline-2 aria-pressed:outline-brass"
            onClick={() => onPick(image.id)}
          >
            <Photo image={image} alt="" sizes="200px" className="rounded-2" />
          </button>
        </li>
      ))}
    </ul>
  )
}
