import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { Badge } from '#app/common/ui/kit/badge'
import { Price } from '#app/common/ui/kit/price'
import { heroContent } from '#app/properties/component_content'
import { PROPERTY_TYPES } from '#app/properties/listing_options'
import { OwnerCard } from '#app/properties/ui/components/owner_card'
import { PropertyFacts } from '#app/properties/ui/components/property_facts'
import { PropertyFeatures } from '#app/properties/ui/components/property_features'
import { PropertyGallery } from '#app/properties/ui/components/property_gallery'
import { PropertyHead } from '#app/properties/ui/components/property_head'
import { PropertyLocation } from '#app/properties/ui/components/property_location'
import { PropertyStaging } from '#app/properties/ui/components/property_staging'

interface PropertyShowProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  can_edit: boolean
}

export default function PropertyShow({ property, images, can_edit: canEdit }: PropertyShowProps) {
  const { app } = usePage().props
  const url = `${app.url}/properties/${property.slug}`
  const name = property.name ?? 'A listing without a name'
  const hero = heroContent(property.components.hero?.content)
  const where = [property.city, property.country].filter(Boolean).join(', ')
  const label = [property.type && PROPERTY_TYPES[property.type], where].filter(Boolean).join(' · ')

  return (
    <div className="gutter page pb-24">
      <PropertyHead property={property} images={images} url={url} origin={app.url} />
      <PropertyGallery images={images} name={name} />
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
          {property.currency && (
            <p className="display mt-5 mb-8 text-36">
              <Price amount={property.price} currency={property.currency} />
            </p>
          )}
          <PropertyFacts property={property} />
          {hero.subline && <p className="mt-8 max-w-[60ch] text-18">{hero.subline}</p>}
          {property.description && (
            <p className="mt-8 max-w-[60ch] whitespace-pre-line">{property.description}</p>
          )}
          <PropertyFeatures content={property.components.features?.content} />
          <PropertyStaging component={property.components.staging} />
          <PropertyLocation property={property} />
        </div>
        <aside>
          <OwnerCard property={property} url={url} canEdit={canEdit} />
        </aside>
      </div>
    </div>
  )
}
