/** Values on the wire and their labels. */
export const PROPERTY_TYPES = {
  villa: 'Villa',
  house: 'House',
  apartment: 'Apartment',
  penthouse: 'Penthouse',
  townhouse: 'Townhouse',
  chalet: 'Chalet',
  estate: 'Estate',
  castle: 'Castle',
  farm: 'Farm',
  loft: 'Loft',
  island: 'Island',
  land: 'Land',
} as const

export const SECTORS = {
  residential: 'Residential',
  holiday: 'Holiday',
  commercial: 'Commercial',
  hospitality: 'Hospitality',
  agricultural: 'Agricultural',
} as const

/** What a home is offered for; the price of one for rent is of a month. */
export const OFFERED_FOR = { sale: 'For sale', rent: 'For rent' } as const

export const STATUSES = ['draft', 'publish', 'archive'] as const
export const AREA_UNITS = { sqm: 'm²', sqft: 'sq ft' } as const
export const SQUARE_METERS_PER_UNIT = { sqm: 1, sqft: 0.09290304 } as const
export const COMPONENT_TYPES = [
  'hero',
  'gallery',
  'overview',
  'walkthrough',
  'features',
  'rooms',
  'floor_plans',
  'staging',
  'before_after',
  'neighborhood',
  'location',
  'documents',
  'agent',
  'titles',
] as const
/**
 * The parts that stand below each other, in the order they have until someone changes it. Some show
 * what stands elsewhere and have no component: spots, open houses, prices. `titles` has their titles.
 */
export const PAGE_PARTS = [
  'overview',
  'walkthrough',
  'features',
  'rooms',
  'floor_plans',
  'staging',
  'before_after',
  'neighborhood',
  'location',
  'documents',
  'agent',
  'spots',
  'open_houses',
  'history',
  'cost',
] as const

export const MAX_LISTING_NAME_CHARACTERS = 120
export const MAX_LISTING_ALT_CHARACTERS = 160
export const MIN_YEAR_BUILT = 1000
export const MAX_YEAR_BUILT = 2100
export const MAX_PHOTOS = 100
export const MAX_ROOMS = 60
export const MAX_STAGED_PHOTOS = 24
export const MAX_PHOTO_PAIRS = 12
export const MAX_FLOOR_PLANS = 12
/** of a floor plan */
export const MAX_PINS = 40
/** of a floor plan’s name and floor, and of a pin’s label */
export const MAX_PLAN_WORDS_CHARACTERS = 80
export const MAX_LISTING_DESCRIPTION_CHARACTERS = 10_000
/** of a room on a floor plan, in the listing’s area unit */
export const MAX_ROOM_AREA = 100_000
/** major units */
export const MAX_PRICE = 1e12

export type PropertyType = keyof typeof PROPERTY_TYPES
export type OfferedFor = keyof typeof OFFERED_FOR
export type Sector = keyof typeof SECTORS
export type PropertyStatus = (typeof STATUSES)[number]
export type AreaUnit = keyof typeof AREA_UNITS
export type ComponentType = (typeof COMPONENT_TYPES)[number]

export type PagePart = (typeof PAGE_PARTS)[number]

export function isComponentType(type: string): type is ComponentType {
  return (COMPONENT_TYPES as readonly string[]).includes(type)
}

/** Who edits a listing now. */
export const listingEditors = (propertyId: number) => `presence-listing.${propertyId}`
