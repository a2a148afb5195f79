import { Fragment, type ReactNode } from 'react'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import type { PagePart } from '#app/properties/listing_options'
import { partsInOrder } from '#app/properties/listing_order'
import {
  overviewContent,
  neighborhoodContent,
  featuresContent,
  roomsContent,
  titlesContent,
} from '#app/properties/parts/component_content'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { roomWords } from '#app/properties/parts/ui/part_words'
import { PARTS_ON_DEMAND } from '#app/properties/parts/ui/parts_on_demand'
import { PropertyAgent } from '#app/properties/parts/ui/property_agent'
import { PropertyLocation } from '#app/properties/parts/ui/property_location'
import { OtherMedia, PropertyMedia } from '#app/properties/parts/ui/property_media'
import {
  useShownListing,
  type ShownListing,
  type ListingImage,
} from '#app/properties/parts/ui/shown_listing'
import { MonthlyCostSection } from '#app/properties/prices/ui/monthly_cost_section'
import { PriceHistory } from '#app/properties/prices/ui/price_history'
import { RentSection } from '#app/properties/prices/ui/rent_section'
import type { Data } from '#data'

interface ListingPartsProps {
  afterFirst?: ReactNode
  afterParts?: ReactNode
}

/** The parts in the order of the listing; then what other modules show that is no part. */
export function ListingParts({ afterFirst, afterParts }: ListingPartsProps) {
  const listing = useShownListing()
  const { property } = listing
  return (
    <>
      {partsInOrder(property.component_order).map((part, index) => (
        <Fragment key={part}>
          <PropertyPart part={part} listing={listing} />
          {index === 0 && afterFirst}
        </Fragment>
      ))}
      <OtherMedia />
      {afterParts}
    </>
  )
}

interface PropertyPartProps {
  part: PagePart
  listing: ShownListing
}

/** One part of the page; nothing where it is empty. */
function PropertyPart({ part, listing }: PropertyPartProps) {
  const { property, images, market, nearby } = listing
  const titles = titlesContent(property.components.titles?.content)
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
    case 'staging':
    case 'before_after':
    case 'documents': {
      const { isIn, Part } = PARTS_ON_DEMAND[part]
      return isIn(listing) ? <Part /> : null
    }
    case 'neighborhood':
      return <PropertyNeighborhood property={property} />
    case 'location':
      return <PropertyLocation property={property} market={market} nearby={nearby} />
    case 'agent':
      return <PropertyAgent property={property} />
    case 'spots':
    case 'open_houses':
      return <PropertyMedia name={part} content={{ title: titles[part] }} />
    case 'history':
      return <PriceHistory property={property} title={titles.history} />
    case 'cost':
      return property.offered_for === 'rent' ? (
        <RentSection property={property} title={titles.cost} />
      ) : (
        <MonthlyCostSection
          price={property.price}
          currency={property.currency}
          title={titles.cost}
        />
      )
  }
}

function PropertyOverview({ property }: { property: Data.Properties.Property }) {
  const { components, description } = property
  const { title, text } = overviewContent(components.overview?.content, description)
  if (!text) return null
  return (
    <PartFrame part="overview" title={title || 'About this home'}>
      <RichTextView text={text} className="part-text" />
    </PartFrame>
  )
}

function PropertyNeighborhood({ property }: { property: Data.Properties.Property }) {
  const { title, text } = neighborhoodContent(property.components.neighborhood?.content)
  if (!text) return null
  return (
    <PartFrame part="neighborhood" title={title || 'The neighborhood'}>
      <RichTextView text={text} className="part-text" />
    </PartFrame>
  )
}

function PropertyFeatures({ content }: { content: Record<string, unknown> | undefined }) {
  const { title, items } = featuresContent(content)
  if (!items.length) return null
  return (
    <PartFrame part="features" title={title || 'Highlights'}>
      <ul className="part-features">
        {items.map((item) => (
          <li key={item} className="part-feature">
            {item}
          </li>
        ))}
      </ul>
    </PartFrame>
  )
}

interface PropertyRoomsProps {
  property: Data.Properties.Property
  images: readonly ListingImage[]
}

function PropertyRooms({ property, images }: PropertyRoomsProps) {
  const locale = useLocale()
  const { title, rooms } = roomsContent(property.components.rooms?.content)
  if (!rooms.length) return null
  return (
    <PartFrame part="rooms" title={title || 'Rooms'}>
      <ul className="part-rooms">
        {rooms.map((room) => {
          const photo = images.find(({ id }) => id === room.photo)
          const words = roomWords(room, property.area_unit, locale)
          return (
            <li key={room.id} className="part-room" data-plain={photo ? undefined : ''}>
              {photo && (
                <span className="part-room-photo">
                  <Photo image={photo} ratio="fill" sizes="(width >= 768px) 400px, 100vw" />
                </span>
              )}
              <div className="min-w-0">
                <h3 className="text-18 break-words">{room.name || 'Room'}</h3>
                {words && <p className="num text-13 text-muted">{words}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </PartFrame>
  )
}
