import { useMemo, type ReactNode } from 'react'
import { readAnimations, type Strength } from '#app/properties/contract/animations'
import { partPictures } from '#app/properties/contract/part_pictures'
import { templateOf } from '#app/properties/contract/listing_templates'
import { LAYOUTS } from '#app/properties/ui/templates/layouts'
import { ShownListingContext, type ShownListing } from '#app/properties/ui/templates/shown_listing'

interface ListingLayoutProps extends ShownListing {
  /** below the page, as wide as the template is */
  children?: ReactNode
}

/** A listing in its template. It follows its own width, so a narrow frame shows it as a phone does. */
export function ListingLayout({ children, ...shown }: ListingLayoutProps) {
  const { property, images } = shown
  const template = templateOf(property.template)
  const { Layout, pictures: given } = LAYOUTS[template]
  const pictures = useMemo(() => partPictures(property, images, given), [property, images, given])
  const listing = { ...shown, pictures }
  const { entrance, ken_burns: kenBurns, parallax } = readAnimations(property.animations)
  return (
    <ShownListingContext value={listing}>
      <div
        data-template={template}
        data-entrance={unlessOff(entrance)}
        data-ken-burns={unlessOff(kenBurns)}
        data-parallax={unlessOff(parallax)}
        className="@container/listing"
      >
        <Layout listing={listing} />
        {children && <div className="listing-end">{children}</div>}
      </div>
    </ShownListingContext>
  )
}

function unlessOff(strength: Strength): Strength | undefined {
  return strength === 'off' ? undefined : strength
}
