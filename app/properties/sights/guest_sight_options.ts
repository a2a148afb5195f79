/** What a guest may have seen of a listing’s page, in its order until somebody changes it. */
export const GUEST_PARTS = {
  hero: 'Cover',
  overview: 'Description',
  walkthrough: 'Walkthrough',
  features: 'Highlights',
  rooms: 'Rooms',
  floor_plans: 'Floor plans',
  staging: 'Staged photos',
  before_after: 'Before and after',
  neighborhood: 'Neighborhood',
  location: 'Location',
  documents: 'Documents',
  agent: 'Agent',
  history: 'Price history',
  cost: 'Monthly cost',
} as const

export type GuestPart = keyof typeof GUEST_PARTS

export const GUEST_PART_NAMES = Object.keys(GUEST_PARTS) as GuestPart[]

/** What a page tells at once. */
export interface GuestSights {
  parts: GuestPart[]
  /** ids of the listing’s photos that were opened */
  photos: number[]
  /** ids of documents that were downloaded */
  documents: string[]
}
