import { cutShort } from '#app/kit/display/cut_short'
import { usePage } from '@inertiajs/react'
import { OFFERING_KINDS } from '#app/club/offerings/offering_options'
import { OfferPanel } from '#app/club/offerings/ui/offer_panel'
import { OfferingMenu } from '#app/club/offerings/ui/offering_menu'
import type { Offering, OfferingReview } from '#app/club/offerings/ui/offering_types'
import { ReviewList } from '#app/club/offerings/ui/review_list'
import { TextLink } from '#app/kit/button/text_link'
import type { Page } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { ShareButton } from '#app/kit/share/share_button'
import { JsonLd } from '#app/kit/shell/json_ld'
import { PropertyGallery } from '#app/properties/public_page/ui/property_gallery'
import { PublicHead } from '#app/kit/share/public_head'

interface OfferingProps {
  offering: Offering
  reviews: Page<OfferingReview>
  /** coins to spend; null for a guest */
  balance: number | null
}

const OFFERING_STATUS_WORDS = { draft: 'Draft', publish: 'Published', archive: 'Archived' } as const

export default function OfferingShow({ offering, reviews, balance }: OfferingProps) {
  useFreshAfterBack('offering', 'reviews', 'balance')
  const { props, url: path } = usePage()
  const { slug, title, description, kind, images, market, status } = offering
  const url = `${props.app.url}/offerings/${slug}`
  return (
    <div className="gutter page pt-8 pb-24">
      <OfferingHead offering={offering} reviews={reviews.data} origin={props.app.url} />
      <nav aria-label="You are here" className="text-13 text-muted">
        <TextLink href="/offerings">Offerings</TextLink>
      </nav>
      <header className="mt-4 flex items-start justify-between gap-4 md:gap-8">
        <div className="min-w-0">
          <p className="label flex flex-wrap items-center gap-3">
            {OFFERING_KINDS[kind]}
            {market && ` · ${market.name}`}
            {offering.is_own && (
              <Badge tone={offering.is_taken_down ? 'danger' : 'neutral'}>
                {offering.is_taken_down ? 'Removed by our team' : OFFERING_STATUS_WORDS[status]}
              </Badge>
            )}
          </p>
          <h1 dir="auto" className="mt-3 max-w-[24ch] text-36 text-balance break-words md:text-48">
            {title}
          </h1>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {status === 'publish' && (
            <ShareButton
              isIconOnly
              url={url}
              title={title}
              description={cutShort(description, 200)}
              image={images[0] ?? null}
            />
          )}
          <OfferingMenu offering={offering} />
        </div>
      </header>
      <div className="@container/listing mt-8">
        <PropertyGallery images={images} name={title} content={{ title: '', layout: 'mosaic' }} />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <p dir="auto" className="max-w-[68ch] text-18 break-words whitespace-pre-line">
            {description}
          </p>
        </div>
        <div className="lg:row-span-2">
          <OfferPanel offering={offering} balance={balance} isAsking={path.endsWith('?request')} />
        </div>
        <section aria-labelledby="reviews" className="min-w-0">
          <div className="mb-6">
            <SectionHeading id="reviews">Reviews</SectionHeading>
          </div>
          <ReviewList reviews={reviews} />
        </section>
      </div>
    </div>
  )
}

interface OfferingHeadProps {
  offering: Offering
  reviews: OfferingReview[]
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
function OfferingHead(props: OfferingHeadProps) {
  const { offering, origin } = props
  const { slug, title, user, images, status } = offering
  const path = `/offerings/${slug}`
  const description = offering.description || `Offered by ${user.name}`
  const isPublic = status === 'publish'
  return (
    <>
      <PublicHead
        title={title}
        description={description}
        path={path}
        image={images[0]}
        isHidden={!isPublic}
      />
      {isPublic && <JsonLd value={jsonLd(props, origin + path, description)} />}
    </>
  )
}

/** schema.org's Service, with its Offer in money. */
function jsonLd(
  { offering, reviews, origin }: OfferingHeadProps,
  url: string,
  description: string
) {
  const { title, user, images, market, price, currency, rating } = offering
  return {
    '@type': 'Service',
    'name': title,
    description,
    url,
    'image': images.map((image) => `${origin}${image.url}`),
    'provider': { '@type': 'Person', 'name': user.name, 'url': `${origin}/@${user.handle}` },
    ...(market && { areaServed: { '@type': 'City', 'name': market.city } }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price,
        'priceCurrency': currency,
        url,
        'availability': 'https://schema.org/InStock',
      },
    }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        'ratingValue': rating,
        'reviewCount': offering.reviews_count,
        'bestRating': 5,
      },
      review: reviews.map((review) => ({
        '@type': 'Review',
        'author': { '@type': 'Person', 'name': review.user?.name ?? 'A former member' },
        'datePublished': review.created_at,
        'reviewBody': review.text,
        'reviewRating': { '@type': 'Rating', 'ratingValue': review.rating, 'bestRating': 5 },
      })),
    }),
  }
}
