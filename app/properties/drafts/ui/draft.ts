import type { Data } from '#data'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
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
  titlesContent,
  walkthroughContent,
  type AgentContent,
  type FeaturesContent,
  type GalleryContent,
  type HeroContent,
  type LocationContent,
  type NeighborhoodContent,
  type OverviewContent,
  type RoomsContent,
  type StagingContent,
  type TitlesContent,
  type WalkthroughContent,
} from '#app/properties/parts/component_content'
import {
  beforeAfterContent,
  type BeforeAfterContent,
} from '#app/properties/before_after/before_after'
import { floorPlansContent, type FloorPlansContent } from '#app/properties/floor_plans/floor_plans'
import { documentsContent, type DocumentsContent } from '#app/properties/documents/document_options'
import { ILLUSTRATED_PARTS } from '#app/properties/parts/part_pictures'
import { COMPONENT_TYPES } from '#app/properties/listing_options'

export type Listing = Data.Properties.Property
export type PlanPicture = Data.Media.Image
export type ListingImage = Data.Media.Image

/** Named as on the wire. */
export const DRAFT_FIELDS = [
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
  'offered_for',
  'price',
  'deposit',
  'available_from',
  'currency',
  'accepted_currencies',
  'accepted_cryptocurrencies',
  'component_order',
  'template',
  'animations',
] as const satisfies readonly (keyof Listing)[]

export type FieldName = (typeof DRAFT_FIELDS)[number]
export type Fields = Pick<Listing, FieldName>

/** By component type. */
export interface Parts {
  hero: HeroContent
  gallery: GalleryContent
  overview: OverviewContent
  walkthrough: WalkthroughContent
  features: FeaturesContent
  rooms: RoomsContent
  floor_plans: FloorPlansContent
  staging: StagingContent
  before_after: BeforeAfterContent
  neighborhood: NeighborhoodContent
  location: LocationContent
  documents: DocumentsContent
  agent: AgentContent
  titles: TitlesContent
}

export type PartName = keyof Parts
export const PART_NAMES: readonly PartName[] = COMPONENT_TYPES

export type Pictures = Partial<Record<PartName, readonly number[]>>

/** Everything typed into the editor; immutable. */
export interface ListingDraft {
  fields: Fields
  /** in order, the cover first */
  images: readonly ListingImage[]
  parts: Parts
  /** ids of the photos set into the parts, by part */
  pictures: Pictures
}

export function listingDraftOf(listing: Listing, images: readonly ListingImage[]): ListingDraft {
  const content = (part: PartName) => listing.components[part]?.content
  return {
    fields: pickFields(listing),
    images: featuredFirst(images, listing.featured_image?.id),
    pictures: picturesOf(listing),
    parts: {
      hero: heroContent(content('hero')),
      gallery: galleryContent(content('gallery')),
      overview: overviewContent(content('overview'), listing.description),
      walkthrough: walkthroughContent(content('walkthrough')),
      features: featuresContent(content('features')),
      rooms: roomsContent(content('rooms')),
      floor_plans: floorPlansContent(content('floor_plans')),
      staging: stagingContent(content('staging')),
      before_after: beforeAfterContent(content('before_after')),
      neighborhood: neighborhoodContent(content('neighborhood')),
      location: locationContent(content('location')),
      documents: documentsContent(content('documents')),
      agent: agentContent(content('agent')),
      titles: titlesContent(content('titles')),
    },
  }
}

function picturesOf({ components }: Listing): Pictures {
  return Object.fromEntries(
    ILLUSTRATED_PARTS.map((part) => [part, components[part]?.images.map(({ id }) => id) ?? []])
  )
}

function pickFields(listing: Listing): Fields {
  return Object.fromEntries(DRAFT_FIELDS.map((name) => [name, listing[name]])) as Fields
}

function featuredFirst(images: readonly ListingImage[], id: number | undefined): ListingImage[] {
  return [
    ...images.filter((image) => image.id === id),
    ...images.filter((image) => image.id !== id),
  ]
}

export function listingWith(listing: Listing, draft: ListingDraft): Listing {
  const { fields, parts } = draft
  const components = Object.entries(listing.components).map(([type, component]) => [
    type,
    type in parts ? componentWith(component, type as PartName, draft) : component,
  ])
  return {
    ...listing,
    ...fields,
    description: parts.overview.text && richTextWordsOf(parts.overview.text),
    components: Object.fromEntries(components),
  }
}

function componentWith(
  component: Listing['components'][string],
  part: PartName,
  { parts, pictures, images }: ListingDraft
): Listing['components'][string] {
  const known = [...images, ...component.images]
  const chosen = pictures[part]?.flatMap((id) => known.find((image) => image.id === id) ?? [])
  return { ...component, content: { ...parts[part] }, images: chosen ?? component.images }
}
