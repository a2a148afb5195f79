import { useEffect } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { Badge } from '#app/kit/display/badge'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import { galleryContent, heroContent } from '#app/properties/contract/component_content'
import { PROPERTY_TYPES } from '#app/properties/contract/listing_options'
import { partsInOrder } from '#app/properties/contract/part_order'
import { ContactBar } from '#app/properties/ui/components/contact_bar'
import { MonthlyCostSection } from '#app/properties/ui/components/monthly_cost_section'
import { OwnerCard } from '#app/properties/ui/components/owner_card'
import { PropertyPart } from '#app/properties/ui/components/property_part'
import { PriceHistory } from '#app/properties/ui/components/price_history'
import { PriceTag } from '#app/properties/ui/components/price_tag'
import { PropertyFacts } from '#app/properties/ui/components/property_facts'
import { PropertyGallery } from '#app/properties/ui/components/property_gallery'
import { PropertyHead } from '#app/properties/ui/components/property_head'
import { SimilarListings } from '#app/properties/ui/components/similar_listings'
import { useCountedView } from '#app/properties/ui/hooks/use_counted_view'
import { rememberViewed } from '#app/properties/ui/state/viewed_homes'

interface PropertyShowProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  can_edit: boolean
  is_saved: boolean
  /** whose people know the place */
  market: { slug: string; name: string } | null
  nearby: NearbyTown[]
}

export default function PropertyShow({
  property,
  images,
  market,
  nearby,
  can_edit: canEdit,
  is_saved: isSaved,
}: PropertyShowProps) {
  const { app } = usePage().props
  useEffect(() => rememberViewed(property.slug), [property.slug])
  const url = `${app.url}/properties/${property.slug}`
  const name = property.name ?? 'Untitled listing'
  const isPublic = property.publish && !property.is_private
  useCountedView(property.slug, isPublic)
  const hero = heroContent(property.components.hero?.content)
  const where = [property.city, property.country].filter(Boolean).join(', ')
  const label = [property.type && PROPERTY_TYPES[property.type], where].filter(Boolean).join(' · ')

  return (
    <div className="gutter page pb-24">
      <PropertyHead
        property={property}
        images={images}
        market={market}
        url={url}
        origin={app.url}
      />
      <PropertyGallery
        images={images}
        name={name}
        content={galleryContent(property.components.gallery?.content)}
      />
      <div className="mt-10 grid gap-10 md:mt-12 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-18">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            {label && <p className="label">{label}</p>}
            {!property.publish && (
              <Badge>{property.status === 'archive' ? 'Archived' : 'Draft'}</Badge>
            )}
            {property.is_private && <Badge>Private</Badge>}
          </div>
          <h1 className="mt-3 text-48 break-words md:text-64">{name}</h1>
          {hero.headline && <p className="display mt-3 text-22 text-muted">{hero.headline}</p>}
          <PriceTag property={property} />
          <PropertyFacts property={property} />
          {hero.subline && <p className="mt-8 max-w-[60ch] text-18">{hero.subline}</p>}
          {partsInOrder(property.component_order).map((part) => (
            <PropertyPart key={part} {...{ part, property, images, market, nearby }} />
          ))}
          <PriceHistory property={property} />
          <MonthlyCostSection price={property.price} currency={property.currency} />
        </div>
        <aside>
          <OwnerCard property={property} url={url} canEdit={canEdit} isSaved={isSaved} />
        </aside>
      </div>
      {isPublic && <SimilarListings slug={property.slug} />}
      <ContactBar property={property} canEdit={canEdit} />
    </div>
  )
}
