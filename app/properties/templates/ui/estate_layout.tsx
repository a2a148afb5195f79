import { galleryContent, heroContent } from '#app/properties/parts/component_content'
import { ListingLabel } from '#app/properties/templates/ui/listing_label'
import { FactList, PropertyFacts } from '#app/properties/templates/ui/fact_list'
import { ListingParts } from '#app/properties/parts/ui/listing_parts'
import { OwnerCard } from '#app/properties/public_page/ui/owner_card'
import { AcceptedMoney } from '#app/properties/prices/ui/accepted_money'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { PhotoActions } from '#app/properties/public_page/ui/photo_actions'
import { PriceTag } from '#app/properties/prices/ui/price_tag'
import { PropertyGallery } from '#app/properties/public_page/ui/property_gallery'
import type { LayoutProps } from '#app/properties/parts/ui/shown_listing'

/** The broker's sheet: name, price and facts, then the photos, then two columns. */
export function EstateLayout({ listing }: LayoutProps) {
  const { property, images, canEdit } = listing
  const { headline, subline } = heroContent(property.components.hero?.content)
  const name = property.name ?? 'Untitled listing'
  return (
    <div className="listing-page pt-2 @3xl/listing:pt-6">
      <header className="grid gap-x-12 gap-y-4 @3xl/listing:grid-cols-[minmax(0,1fr)_auto] @3xl/listing:items-end">
        <div className="min-w-0">
          <ListingLabel property={property} />
          <h1 dir="auto" className="mt-3 text-36 break-words @3xl/listing:text-48">
            {name}
          </h1>
          {property.full_address && <p className="mt-2 text-muted">{property.full_address}</p>}
        </div>
        <div className="flex flex-col gap-1 @3xl/listing:items-end">
          <PriceTag property={property} className="text-28 @3xl/listing:text-36" />
          <OwnPrice property={property} />
          <AcceptedMoney property={property} />
        </div>
      </header>
      <div className="mt-6 mb-6 @3xl/listing:mt-8 @3xl/listing:mb-8">
        <PropertyFacts property={property} />
      </div>
      <div className="hero-first">
        <PropertyGallery
          images={images}
          name={name}
          content={galleryContent(property.components.gallery?.content)}
          actions={<PhotoActions />}
        />
      </div>
      <div className="mt-10 grid gap-12 @5xl/listing:mt-14 @5xl/listing:grid-cols-[minmax(0,1fr)_340px] @5xl/listing:gap-18">
        <div className="min-w-0">
          {headline && (
            <p dir="auto" className="display max-w-[32ch] text-28">
              {headline}
            </p>
          )}
          {subline && <p className="mt-4 max-w-[60ch] text-18 text-muted">{subline}</p>}
          <ListingParts />
        </div>
        <aside className="flex flex-col gap-10">
          <section aria-label="Facts" className="border-t border-ink">
            <FactList property={property} isWhole />
          </section>
          <div className="@5xl/listing:sticky @5xl/listing:top-8">
            <OwnerCard property={property} canEdit={canEdit} />
          </div>
        </aside>
      </div>
    </div>
  )
}
