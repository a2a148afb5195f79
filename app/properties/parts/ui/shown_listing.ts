import { createContext, use } from 'react'
import type { Data } from '#data'
import type { NearbyTown } from '#app/places/gazetteer/find_towns'

export type ListingImage = Data.Media.Image

/** Everything that a template shows. */
export interface ShownListing {
  property: Data.Properties.Property
  /** the gallery's, in order */
  images: readonly ListingImage[]
  /** with what this person may do with each */
  documents: readonly Data.Properties.Documents.Document[]
  /** what other modules show of it, by name */
  media?: Readonly<Record<string, object>>
  /** around it */
  market: { slug: string; name: string } | null
  nearby: readonly NearbyTown[]
  /** of the page, absolute */
  url: string
  canEdit: boolean
  isSaved: boolean
  /** in the editor: small, without a map, nothing can be clicked */
  isPreview: boolean
}

/** With the photos set into its parts, by part. */
interface IllustratedListing extends ShownListing {
  pictures: ReadonlyMap<string, readonly ListingImage[]>
}

export interface LayoutProps {
  listing: IllustratedListing
}

export const ShownListingContext = createContext<IllustratedListing | null>(null)

export function useShownListing(): IllustratedListing {
  const listing = use(ShownListingContext)
  if (!listing) throw new Error('useShownListing works inside a listing’s layout only')
  return listing
}
