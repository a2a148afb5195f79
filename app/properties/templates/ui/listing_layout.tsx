import { useMemo, type ReactNode, type ComponentType } from 'react'
import { partPictures, type GivenPictures } from '#app/properties/parts/part_pictures'
import {
  ShownListingContext,
  type ShownListing,
  type LayoutProps,
} from '#app/properties/parts/ui/shown_listing'
import { readAnimations, type Strength } from '#app/properties/templates/animations'
import { templateOf, TEMPLATES, type Template } from '#app/properties/templates/listing_templates'
import { CinematicLayout } from '#app/properties/templates/ui/cinematic_layout'
import { EditorialLayout } from '#app/properties/templates/ui/editorial_layout'
import { EstateLayout } from '#app/properties/templates/ui/estate_layout'
import { GalleryLayout } from '#app/properties/templates/ui/gallery_layout'

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
  const {
    entrance,
    ken_burns: kenBurns,
    parallax,
  } = readAnimations(property.animations, TEMPLATES[template].motion)
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

interface TemplateLayout {
  /** places what is of the template alone; the parts come from `ListingParts`, styled by its stylesheet */
  Layout: ComponentType<LayoutProps>
  /** photos that it sets into parts where none were chosen */
  pictures?: GivenPictures
}

const LAYOUTS: Record<Template, TemplateLayout> = {
  estate: { Layout: EstateLayout },
  editorial: { Layout: EditorialLayout, pictures: { overview: 2, features: 1, neighborhood: 2 } },
  cinematic: { Layout: CinematicLayout, pictures: { overview: 1, features: 1, neighborhood: 1 } },
  gallery: { Layout: GalleryLayout },
}
