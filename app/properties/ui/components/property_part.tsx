import type { Data } from '#data'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import type { PagePart } from '#app/properties/contract/listing_options'
import { PropertyAgent } from '#app/properties/ui/components/property_agent'
import { PropertyFeatures } from '#app/properties/ui/components/property_features'
import { PropertyLocation } from '#app/properties/ui/components/property_location'
import { PropertyNeighborhood } from '#app/properties/ui/components/property_neighborhood'
import { PropertyOverview } from '#app/properties/ui/components/property_overview'
import { PropertyRooms } from '#app/properties/ui/components/property_rooms'
import { PropertyStaging } from '#app/properties/ui/components/property_staging'

interface PropertyPartProps {
  part: PagePart
  property: Data.Properties.Property
  images: readonly Data.Media.Image[]
  market: { slug: string; name: string } | null
  nearby: readonly NearbyTown[]
}

/** One part of the page; nothing where it is empty. */
export function PropertyPart({ part, property, images, market, nearby }: PropertyPartProps) {
  switch (part) {
    case 'overview':
      return <PropertyOverview property={property} />
    case 'features':
      return <PropertyFeatures content={property.components.features?.content} />
    case 'rooms':
      return <PropertyRooms property={property} images={images} />
    case 'staging':
      return <PropertyStaging component={property.components.staging} />
    case 'neighborhood':
      return <PropertyNeighborhood property={property} />
    case 'location':
      return <PropertyLocation property={property} market={market} nearby={nearby} />
    case 'agent':
      return <PropertyAgent property={property} />
  }
}
