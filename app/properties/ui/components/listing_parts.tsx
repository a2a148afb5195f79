import { Fragment, type ReactNode } from 'react'
import { partsInOrder } from '#app/properties/contract/part_order'
import { MonthlyCostSection } from '#app/properties/ui/components/monthly_cost_section'
import { PriceHistory } from '#app/properties/ui/components/price_history'
import { OtherMedia } from '#app/properties/ui/components/property_media'
import { PropertyPart } from '#app/properties/ui/components/property_part'
import { useShownListing } from '#app/properties/ui/templates/shown_listing'

interface ListingPartsProps {
  afterFirst?: ReactNode
  /** before what the price means */
  afterParts?: ReactNode
}

/** The parts in the order of the listing, then what the price means. */
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
      <PriceHistory property={property} />
      <MonthlyCostSection price={property.price} currency={property.currency} />
    </>
  )
}
