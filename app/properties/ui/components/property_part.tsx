import type { PagePart } from '#app/properties/contract/listing_options'
import { roomsShownIn } from '#app/properties/contract/plan_rooms'
import { PropertyAgent } from '#app/properties/ui/components/property_agent'
import { PropertyDocuments } from '#app/properties/ui/components/property_documents'
import { PropertyFeatures } from '#app/properties/ui/components/property_features'
import { PropertyFloorPlans } from '#app/properties/ui/components/property_floor_plans'
import { PropertyMedia } from '#app/properties/ui/components/property_media'
import { PropertyLocation } from '#app/properties/ui/components/property_location'
import { PropertyNeighborhood } from '#app/properties/ui/components/property_neighborhood'
import { PropertyOverview } from '#app/properties/ui/components/property_overview'
import { PropertyRooms } from '#app/properties/ui/components/property_rooms'
import { PropertyStaging } from '#app/properties/ui/components/property_staging'
import type { ShownListing } from '#app/properties/ui/templates/shown_listing'

interface PropertyPartProps {
  part: PagePart
  listing: ShownListing
}

/** One part of the page; nothing where it is empty. */
export function PropertyPart({ part, listing }: PropertyPartProps) {
  const { property, images, documents, media, market, nearby } = listing
  switch (part) {
    case 'overview':
      return <PropertyOverview property={property} />
    case 'walkthrough':
      return <PropertyMedia name="walkthrough" content={property.components.walkthrough?.content} />
    case 'features':
      return <PropertyFeatures content={property.components.features?.content} />
    case 'rooms':
      return <PropertyRooms property={property} images={images} />
    case 'floor_plans':
      return (
        <PropertyFloorPlans
          component={property.components.floor_plans}
          images={images}
          rooms={roomsShownIn(media)}
        />
      )
    case 'staging':
      return <PropertyStaging component={property.components.staging} />
    case 'neighborhood':
      return <PropertyNeighborhood property={property} />
    case 'location':
      return <PropertyLocation property={property} market={market} nearby={nearby} />
    case 'documents':
      return <PropertyDocuments property={property} documents={documents} />
    case 'agent':
      return <PropertyAgent property={property} />
  }
}
