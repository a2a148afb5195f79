import type { Town } from '#app/demo/data/towns'
import type { Photograph } from '#app/demo/data/photographs'
import type { PropertyType, Sector } from '#app/properties/listing_options'

/** One home of the demonstration world. Areas are in the country's own unit. */
export interface DemoListing {
  owner: string
  name: string
  type: PropertyType
  sector?: Sector
  town: Town
  street: string
  price: number
  currency: string
  /** what it cost when it was first published, where it was lowered since */
  before?: number
  bedrooms: number
  bathrooms: number
  living: number
  lot?: number
  built: number
  headline: string
  description: string
  features: string[]
  around: string
  photographs: Photograph[]
  status?: 'draft' | 'archive'
  isPrivate?: boolean
  crypto?: string[]
}
