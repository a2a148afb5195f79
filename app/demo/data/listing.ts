import type { Town } from '#app/demo/data/towns'
import type { DemoPlan } from '#app/demo/data/floor_plans'
import type { Photograph } from '#app/demo/data/photographs'
import type { GalleryLayout } from '#app/properties/contract/component_content'
import type { Animations } from '#app/properties/contract/animations'
import type { Template } from '#app/properties/contract/listing_templates'
import type { PropertyType, Sector } from '#app/properties/contract/listing_options'

/** Invented streets at real coordinates. */
export interface Spot {
  street: string
  village?: string
  zip: string
  /** latitude, longitude in degrees, WGS 84 */
  at: readonly [number, number]
}

export interface LoweredPrice {
  from: number
  daysAgo: number
}

/** Areas are in the country's unit; land has no rooms. */
export interface DemoListing {
  owner: string
  name: string
  type: PropertyType
  sector?: Sector
  town: Town
  spot: Spot
  price: number
  currency: string
  /** earlier prices, oldest first */
  lowered?: LoweredPrice[]
  bedrooms?: number
  bathrooms?: number
  living?: number
  lot?: number
  built?: number
  headline: string
  subline?: string
  description: string
  features: string[]
  around: string
  photographs: Photograph[]
  layout?: GalleryLayout
  plans?: readonly DemoPlan[]
  /** names of documents, all the same PDF; true for those that anyone may download */
  documents?: Readonly<Record<string, boolean>>
  template?: Template
  animations?: Partial<Animations>
  daysAgo: number
  status?: 'draft' | 'archive'
  isPrivate?: boolean
  /** handle of the team that lists it */
  team?: string
  currencies?: string[]
  cryptocurrencies?: string[]
}
