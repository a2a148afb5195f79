import { use, useId, useState, type ReactNode } from 'react'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Photo } from '#app/kit/media/photo'
import { PlansLink } from '#app/properties/floor_plans/ui/plans_link'
import type { GalleryContent } from '#app/properties/parts/component_content'
import {
  galleryStyle,
  PHOTO_BUTTON,
  type GalleryPlacement,
} from '#app/properties/public_page/ui/gallery_style'
import { redesignAction } from '#app/properties/ui/redesign_action'
import { tellSight } from '#app/properties/sights/ui/guest_sights'
import { ShownListingContext, type ListingImage } from '#app/properties/parts/ui/shown_listing'

interface PropertyGalleryProps {
  images: readonly ListingImage[]
  name: string
  content: GalleryContent
  placement?: GalleryPlacement
  /** in the corner of the first photo */
  actions?: ReactNode
}

/**
 * On a phone a mosaic and a filmstrip are swiped through; a grid stays a grid.
 */
export function PropertyGallery({
  images,
  name,
  content,
  placement = 'page',
  actions,
}: PropertyGalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const titleId = useId()
  const slug = use(ShownListingContext)?.property.slug
  const style = galleryStyle(content.layout, images.length, placement)
  const label = `Photos of ${name}`

  if (!images.length) {
    return (
      <div className="relative">
        <Photo image={null} className="rounded-6" alt={name} />
        {actions}
      </div>
    )
  }
  return (
    <section
      aria-label={content.title ? undefined : label}
      aria-labelledby={content.title ? titleId : undefined}
      onPointerEnter={preloadLightbox}
    >
      {content.title && (
        <p dir="auto" id={titleId} className="gallery-title">
          {content.title}
        </p>
      )}
      <div className={placement === 'bleed' ? 'relative' : 'relative -mx-5 @3xl/listing:mx-0'}>
        <ul key={images[0].id} className={style.list} data-layout={content.layout}>
          {images.map((image, index) => (
            <li key={image.id} className={style.item(index)}>
              <button
                type="button"
                className="block size-full -outline-offset-2"
                aria-label={`Photo ${index + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ''}`}
                onClick={() => setOpenAt(index)}
              >
                <Photo
                  image={image}
                  ratio="fill"
                  alt=""
                  priority={index === 0}
                  sizes={style.sizes(index)}
                />
              </button>
            </li>
          ))}
        </ul>
        {actions}
        <div className="absolute right-3 bottom-3 flex gap-2 print:hidden">
          <PlansLink className={PHOTO_BUTTON} />
          <button type="button" onClick={() => setOpenAt(0)} className={PHOTO_BUTTON}>
            {images.length === 1 ? 'Enlarge' : `All ${images.length} photos`}
          </button>
        </div>
      </div>
      <Lightbox
        images={[...images]}
        label={label}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
        onShow={(index) => tellSight({ photo: images[index].id })}
        actionOf={slug ? (picture) => redesignAction(picture, slug) : undefined}
      />
    </section>
  )
}
