import { LECH, ST_MORITZ } from '#app/demo/data/listings/alps'
import { ASPEN, MALIBU } from '#app/demo/data/listings/america'
import { LIGURIA, type DemoPlan } from '#app/demo/data/listings/liguria'
import { LIGURIA_APART } from '#app/demo/data/listings/liguria_apart'
import { LONDON, SYLT } from '#app/demo/data/listings/northern_europe'
import { CASCAIS, HVAR, MARBELLA } from '#app/demo/data/listings/southern_coasts'
import type { Photograph } from '#app/demo/data/photographs'
import type { DemoTown } from '#app/demo/data/towns'
import type { Animations } from '#app/properties/templates/animations'
import type { GalleryLayout } from '#app/properties/parts/component_content'
import type { PropertyType, Sector } from '#app/properties/listing_options'
import type { Template } from '#app/properties/templates/listing_templates'

export const DEMO_LISTINGS: DemoListing[] = [
  ...LIGURIA,
  ...LIGURIA_APART,
  ...ST_MORITZ,
  ...SYLT,
  ...LECH,
  ...ASPEN,
  ...MALIBU,
  ...CASCAIS,
  ...MARBELLA,
  ...LONDON,
  ...HVAR,
].sort((one, other) => one.daysAgo - other.daysAgo)

/** Invented streets at real coordinates. */
export interface DemoPlace {
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
  town: DemoTown
  spot: DemoPlace
  /** of a month if it is for rent */
  price: number
  currency: string
  rent?: { deposit: number; availableFrom: string }
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
