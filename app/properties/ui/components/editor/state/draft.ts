import type { Data } from '#data'
import { wordsOf } from '#app/common/contract/rich_text_words'
import type { UploadedPicture } from '#app/kit/upload/use_uploads'
import {
  agentContent,
  featuresContent,
  galleryContent,
  heroContent,
  locationContent,
  neighborhoodContent,
  overviewContent,
  roomsContent,
  stagingContent,
  type AgentContent,
  type FeaturesContent,
  type GalleryContent,
  type HeroContent,
  type LocationContent,
  type NeighborhoodContent,
  type OverviewContent,
  type RoomsContent,
  type StagingContent,
} from '#app/properties/contract/component_content'
import { COMPONENT_TYPES } from '#app/properties/contract/listing_options'

export type Listing = Data.Properties.Property
export type ListingImage = UploadedPicture

/** Named as on the wire. */
export const FIELDS = [
  'name',
  'type',
  'sector',
  'bedrooms',
  'bathrooms',
  'living_area',
  'lot_area',
  'area_unit',
  'year_built',
  'is_private',
  'address',
  'address_line_2',
  'city',
  'state',
  'zip',
  'country',
  'country_code',
  'latitude',
  'longitude',
  'price',
  'currency',
  'accepted_currencies',
  'accepted_cryptocurrencies',
  'component_order',
] as const satisfies readonly (keyof Listing)[]

export type FieldName = (typeof FIELDS)[number]
export type Fields = Pick<Listing, FieldName>

/** By component type. */
export interface Parts {
  hero: HeroContent
  gallery: GalleryContent
  overview: OverviewContent
  features: FeaturesContent
  rooms: RoomsContent
  staging: StagingContent
  neighborhood: NeighborhoodContent
  location: LocationContent
  agent: AgentContent
}

export type PartName = keyof Parts
export const PART_NAMES: readonly PartName[] = COMPONENT_TYPES

/** Everything typed into the editor; immutable. */
export interface Draft {
  fields: Fields
  /** in order, the cover first */
  images: readonly ListingImage[]
  parts: Parts
}

export function draftOf(listing: Listing, images: readonly ListingImage[]): Draft {
  const content = (part: PartName) => listing.components[part]?.content
  return {
    fields: pickFields(listing),
    images: featuredFirst(images, listing.featured_image?.id),
    parts: {
      hero: heroContent(content('hero')),
      gallery: galleryContent(content('gallery')),
      overview: overviewContent(content('overview'), listing.description),
      features: featuresContent(content('features')),
      rooms: roomsContent(content('rooms')),
      staging: stagingContent(content('staging')),
      neighborhood: neighborhoodContent(content('neighborhood')),
      location: locationContent(content('location')),
      agent: agentContent(content('agent')),
    },
  }
}

function pickFields(listing: Listing): Fields {
  return Object.fromEntries(FIELDS.map((name) => [name, listing[name]])) as Fields
}

function featuredFirst(images: readonly ListingImage[], id: number | undefined): ListingImage[] {
  return [
    ...images.filter((image) => image.id === id),
    ...images.filter((image) => image.id !== id),
  ]
}

export function listingWith(listing: Listing, { fields, parts }: Draft): Listing {
  const components = Object.entries(listing.components).map(([type, component]) => [
    type,
    type in parts ? { ...component, content: { ...parts[type as PartName] } } : component,
  ])
  return {
    ...listing,
    ...fields,
    description: parts.overview.text && wordsOf(parts.overview.text),
    components: Object.fromEntries(components),
  }
}
