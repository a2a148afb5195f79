import type { ComponentType } from 'react'
import type { Template } from '#app/properties/contract/listing_templates'
import type { GivenPictures } from '#app/properties/contract/part_pictures'
import { CinematicLayout } from '#app/properties/ui/templates/cinematic'
import { EditorialLayout } from '#app/properties/ui/templates/editorial'
import { EstateLayout } from '#app/properties/ui/templates/estate'
import { GalleryLayout } from '#app/properties/ui/templates/gallery'
import type { LayoutProps } from '#app/properties/ui/templates/shown_listing'

interface TemplateLayout {
  /** places what is of the template alone; the parts come from `ListingParts`, styled by its stylesheet */
  Layout: ComponentType<LayoutProps>
  /** photos that it sets into parts where none were chosen */
  pictures?: GivenPictures
}

export const LAYOUTS: Record<Template, TemplateLayout> = {
  estate: { Layout: EstateLayout },
  editorial: { Layout: EditorialLayout, pictures: { overview: 2, features: 1, neighborhood: 2 } },
  cinematic: { Layout: CinematicLayout, pictures: { overview: 1, features: 1, neighborhood: 1 } },
  gallery: { Layout: GalleryLayout },
}
