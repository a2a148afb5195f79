import { useId, type ReactNode } from 'react'
import { Photo } from '#app/kit/media/photo'
import { useShownListing, type ListingImage } from '#app/properties/parts/ui/shown_listing'

interface PartFrameProps {
  /** what the stylesheets of the templates call it */
  part: string
  title: string
  /** a sentence under the title */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * What every part of a listing's page stands in: its title, its content, and the photos chosen
 * for it. A template's stylesheet places the three.
 */
export function PartFrame({ part, title, lead, className = '', children }: PartFrameProps) {
  const id = useId()
  const pictures = useShownListing().pictures.get(part)
  return (
    <section aria-labelledby={id} data-part={part} className={`part ${className}`}>
      <div className="part-head">
        <h2 dir="auto" id={id} className="part-title">
          {title}
        </h2>
        {lead && <p className="part-lead">{lead}</p>}
      </div>
      <div className="part-body">{children}</div>
      {pictures && <PartPictures images={pictures} />}
    </section>
  )
}

const SIZES = '(width >= 1024px) 800px, 100vw'

/** Photos set into a part, each with its alt text as the caption. */
function PartPictures({ images }: { images: readonly ListingImage[] }) {
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
