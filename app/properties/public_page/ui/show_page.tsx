import { lazyPart } from '#app/kit/offline/lazy_part'
import { useEffect, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import { isolated } from '#app/common/text/isolated'
import { apiPath } from '#app/kit/calls/api_path'
import { useLocale } from '#app/kit/hooks/use_reader'
import { useInView } from '#app/kit/hooks/use_in_view'
import { useSeen } from '#app/kit/offline/use_seen'
import type { NearbyTown } from '#app/places/gazetteer/find_towns'
import { prepareParts } from '#app/properties/parts/ui/parts_on_demand'
import { listingPanels } from '#app/properties/parts/ui/property_media'
import { cameFrom } from '#app/properties/public_page/ui/came_from'
import { ContactBar } from '#app/properties/public_page/ui/contact_bar'
import { PropertyHead } from '#app/properties/public_page/ui/property_head'
import { SimilarSection, SimilarSkeletons } from '#app/properties/public_page/ui/similar_section'
import { seenListing } from '#app/properties/public_page/ui/seen_listing'
import { rememberViewed } from '#app/properties/public_page/ui/viewed_homes'
import { ListingLayout } from '#app/properties/templates/ui/listing_layout'
import type { Data } from '#data'

interface PropertyShowProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  documents: Data.Properties.Documents.Document[]
  /** what other modules show of it, by name */
  media: Record<string, object>
  can_edit: boolean
  /** sees a private listing by invitation */
  is_guest: boolean
  is_saved: boolean
  /** around it */
  market: { slug: string; name: string } | null
  nearby: NearbyTown[]
}

export async function prepare(props: PropertyShowProps): Promise<void> {
  await Promise.all([listingPanels.load(Object.keys(props.media)), prepareParts(props)])
}

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
  const locale = useLocale()
  useEffect(() => rememberViewed(property.slug), [property.slug])
  useSeen(seenListing(property, locale))
  const url = `${app.url}/properties/${property.slug}`
  const isPublic = property.publish && !property.is_private
  useCountedView(property.slug, isPublic || isGuest)
  useGuestSights(property.slug, isGuest)

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
        {isPublic ? (
          <SimilarListings slug={property.slug} />
        ) : (
          isGuest && <GuestNote owner={property.owner.name} />
        )}
      </ListingLayout>
      <ContactBar property={property} canEdit={canEdit} />
    </div>
  )
}

const SimilarHomes = lazyPart(async () => ({
  default: (await import('#app/properties/public_page/ui/similar_homes')).SimilarHomes,
}))

/** Loaded only when somebody scrolls there, so that the page itself stays light and cached. */
function SimilarListings({ slug }: { slug: string }) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true })
  const waiting = (
    <SimilarSection isBusy>
      <SimilarSkeletons />
    </SimilarSection>
  )

  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <SimilarHomes slug={slug} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

/** Says so to whom it concerns. */
function GuestNote({ owner }: { owner: string }) {
  return (
    <p className="mt-16 border-t border-line pt-6 text-13 text-muted">
      You see this private listing by invitation. {isolated(owner)} can see which parts, photos and
      documents of it you look at.
    </p>
  )
}

/** Tells the server what an invited guest sees; others don’t load the code for it. */
function useGuestSights(slug: string, isGuest: boolean): void {
  useEffect(() => {
    if (!isGuest) return
    let end: (() => void) | null = null
    let isOver = false
    void import('#app/properties/sights/ui/watch_guest').then(({ watchGuest }) => {
      if (!isOver) end = watchGuest(slug)
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [slug, isGuest])
}

/** Tells the server once that somebody looks at a listing, without holding anything up. */
function useCountedView(slug: string, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      navigator.sendBeacon(`${apiPath('properties/:slug/views', { slug })}?${cameFrom()}`)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [slug, isCounted])
}
