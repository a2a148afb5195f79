import { Photo } from '#app/kit/media/photo'
import type { ListingImage } from '#app/properties/ui/templates/shown_listing'

const SIZES = '(width >= 1024px) 800px, 100vw'

/** Photos set into a part, each with its alt text as the caption. */
export function PartPictures({ images }: { images: readonly ListingImage[] }) {
  return (
    <div className="part-pictures" data-count={Math.min(images.length, 3)}>
      {images.map((image) => (
        <figure key={image.id} className="part-picture">
          <span className="part-photo">
            <Photo image={image} ratio="fill" alt="" sizes={SIZES} />
          </span>
          {image.alt && <figcaption className="part-caption">{image.alt}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
