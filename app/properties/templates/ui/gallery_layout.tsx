import { PlansLink } from '#app/properties/floor_plans/ui/plans_link'
import { galleryContent, heroContent } from '#app/properties/parts/component_content'
import { FactList } from '#app/properties/templates/ui/fact_list'
import { ListingLabel } from '#app/properties/templates/ui/listing_label'
import { ListingParts } from '#app/properties/parts/ui/listing_parts'
import { OwnerCard } from '#app/properties/public_page/ui/owner_card'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { PhotoActions } from '#app/properties/public_page/ui/photo_actions'
import { PriceTag } from '#app/properties/prices/ui/price_tag'
import { PropertyGallery } from '#app/properties/public_page/ui/property_gallery'
import type { LayoutProps } from '#app/properties/parts/ui/shown_listing'

/** Every photo on the wall; a slim column beside it stays in view. */
export function GalleryLayout({ listing }: LayoutProps) {
  const { property, images, canEdit } = listing
  const { headline, subline } = heroContent(property.components.hero?.content)
  const name = property.name ?? 'Untitled listing'
  return (
    <div className="gallery-page">
      <div className="gallery-wall hero-first">
        <PropertyGallery
          images={images}
          name={name}
          placement="wall"
          content={galleryContent(property.components.gallery?.content)}
          actions={<PhotoActions />}
        />
      </div>
      <aside className="gallery-column">
        <div className="flex flex-col gap-7 @5xl/listing:sticky @5xl/listing:top-8">
          <div>
            <ListingLabel property={property} />
            <h1 dir="auto" className="mt-3 text-36 break-words">
              {name}
            </h1>
            {headline && (
              <p dir="auto" className="display mt-3 text-18 text-muted">
                {headline}
              </p>
            )}
          </div>
          <div className="flex flex-col gap-1">
            <PriceTag property={property} className="text-28" />
            <OwnPrice property={property} />
          </div>
          <div className="border-t border-line">
            <FactList property={property} />
            <PlansLink className="mt-4 underline decoration-faint underline-offset-4 hover:decoration-ink" />
          </div>
          <OwnerCard property={property} canEdit={canEdit} />
        </div>
      </aside>
      <div className="gallery-parts">
        {subline && <p className="gallery-intro display text-22 @3xl/listing:text-28">{subline}</p>}
        <ListingParts />
      </div>
    </div>
  )
}
