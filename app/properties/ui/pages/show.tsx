import { useEffect } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import { ContactBar } from '#app/properties/ui/components/contact_bar'
import { ListingLayout } from '#app/properties/ui/components/listing_layout'
import { listingPanels } from '#app/properties/ui/components/listing_panels'
import { PropertyHead } from '#app/properties/ui/components/property_head'
import { SimilarListings } from '#app/properties/ui/components/similar_listings'
import { useCountedView } from '#app/properties/ui/hooks/use_counted_view'
import { rememberViewed } from '#app/properties/ui/state/viewed_homes'

interface PropertyShowProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  documents: Data.Properties.Document[]
  /** what other modules show of it, by name */
  media: Record<string, object>
  can_edit: boolean
  /** sees a private listing by invitation */
  is_guest: boolean
  is_saved: boolean
  /** whose people know the place */
  market: { slug: string; name: string } | null
  nearby: NearbyTown[]
}

export const prepare = ({ media }: { readonly media?: unknown }) =>
  listingPanels.load(Object.keys(media ?? {}))

export default function PropertyShow({
  property,
  images,
  documents,
  media,
  market,
  nearby,
  can_edit: canEdit,
  is_guest: isGuest,
  is_saved: isSaved,
}: PropertyShowProps) {
  const { app } = usePage().props
  useEffect(() => rememberViewed(property.slug), [property.slug])
  const url = `${app.url}/properties/${property.slug}`
  const isPublic = property.publish && !property.is_private
  useCountedView(property.slug, isPublic || isGuest)

  return (
    <div className="pt-(--page-top) pb-24 has-[[data-template=cinematic]]:pt-0">
      <PropertyHead
        property={property}
        images={images}
        market={market}
        url={url}
        origin={app.url}
      />
      <ListingLayout
        {...{ property, images, documents, media, market, nearby, url, canEdit, isSaved }}
        isPreview={false}
      >
        {isPublic && <SimilarListings slug={property.slug} />}
      </ListingLayout>
      <ContactBar property={property} canEdit={canEdit} />
    </div>
  )
}
