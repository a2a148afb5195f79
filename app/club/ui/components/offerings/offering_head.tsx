import { Head } from '@inertiajs/react'
import type { Offering, OfferingReview } from '#app/club/ui/types'
import { jsonForHtml } from '#app/kit/shell/json_for_html'

interface OfferingHeadProps {
  offering: Offering
  reviews: OfferingReview[]
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function OfferingHead(props: OfferingHeadProps) {
  const { offering, origin } = props
  const { slug, title, user, images, status } = offering
  const url = `${origin}/offerings/${slug}`
  const description = offering.description.slice(0, 200) || `Offered by ${user.name}`
  const isPublic = status === 'publish'
  const [cover] = images
  return (
    <>
      <Head title={title}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {cover && <meta property="og:image" content={`${origin}${cover.url}`} />}
        {cover && <meta property="og:image:width" content={String(cover.width)} />}
        {cover && <meta property="og:image:height" content={String(cover.height)} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {isPublic && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(props, url, description) }}
        />
      )}
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
  return jsonForHtml({
    '@context': 'https://schema.org',
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
  })
}
