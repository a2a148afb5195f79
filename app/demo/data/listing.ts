import type { Town } from '#app/demo/data/towns'
import type { Photograph } from '#app/demo/data/photographs'
import type { GalleryLayout } from '#app/properties/component_content'
import type { PropertyType, Sector } from '#app/properties/listing_options'

/** Where in its town a home is: a street that nobody lives in, at a point that is there. */
export interface Spot {
  street: string
  /** where that is not the town itself */
  village?: string
  zip: string
  /** degrees, WGS 84: latitude, longitude */
  at: readonly [number, number]
}

/** A price that was lowered once, after the listing was published. */
export interface LoweredPrice {
  from: number
  daysAgo: number
}

/** One home of the demonstration world. Areas are in the unit of its country; ground has no rooms. */
export interface DemoListing {
  /** handle of its realtor */
  owner: string
  name: string
  type: PropertyType
  sector?: Sector
  town: Town
  spot: Spot
  price: number
  currency: string
  lowered?: LoweredPrice
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
  /** when it was published, or begun where it never was */
  daysAgo: number
  status?: 'draft' | 'archive'
  isPrivate?: boolean
  currencies?: string[]
  cryptocurrencies?: string[]
}
