export const SORTS = [
  'relevance',
  'newest',
  'price',
  '-price',
  'area',
  '-area',
  'distance',
] as const
export type Sort = (typeof SORTS)[number]

export const DISTANCE_UNITS = { mi: 'miles', km: 'kilometers' } as const
export type DistanceUnit = keyof typeof DISTANCE_UNITS
export const KM_PER_UNIT: Record<DistanceUnit, number> = { mi: 1.609344, km: 1 }

export const DEFAULT_RADIUS = 2
export const DEFAULT_UNIT: DistanceUnit = 'mi'
/** Default currency of the price filter. */
export const DEFAULT_CURRENCY = 'USD'
export const MAX_RADIUS = 1000

/** Homes, or land to build on. */
export const LISTING_KINDS = ['home', 'land'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

export const MAX_SEARCH_CHARACTERS = 100
export const MAX_POLYGON_CHARACTERS = 16_000
export const MAX_FEATURES = 10
export const MAX_ZOOM = 22

/** On the search page. */
export const RESULTS_PER_PAGE = 20

/** Results beyond this are not counted exactly. */
export const MAX_COUNTED = 1000

/** Features offered as filters. A listing matches if its own text names the feature. */
export const FEATURES = [
  'Pool',
  'Garden',
  'Sea view',
  'Terrace',
  'Fireplace',
  'Garage',
  'Wine cellar',
  'Gym',
  'Spa',
  'Elevator',
] as const

/** An open house within these days is soon. */
export const OPEN_HOUSE_SOON_DAYS = 14
