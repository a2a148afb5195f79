import { Head } from '@inertiajs/react'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { marketPath } from '#app/places/markets/ui/market_path'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'
import type { Data } from '#data'

interface PropertyHeadProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  market: { slug: string; name: string } | null
  /** of this page, absolute */
  url: string
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function PropertyHead({ property, images, market, url, origin }: PropertyHeadProps) {
  const description = (property.description ?? '').replace(/\s+/g, ' ').slice(0, 200)
  const isPublic = property.publish && !property.is_private
  const card = `${url}/card.jpg?v=${Date.parse(property.updated_at)}`
  const alt = property.featured_image?.alt ?? property.name ?? 'Listing'
  return (
    <>
      <Head title={property.name ?? 'Listing'}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={property.name ?? ''} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {isPublic && <meta property="og:image" content={card} />}
        {isPublic && <meta property="og:image:type" content="image/jpeg" />}
        {isPublic && <meta property="og:image:width" content={String(CARD_WIDTH)} />}
        {isPublic && <meta property="og:image:height" content={String(CARD_HEIGHT)} />}
        {isPublic && <meta property="og:image:alt" content={alt} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd(property, images, url, origin) }}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: breadcrumbsJsonLd(property.name, market, url, origin) }}
      />
    </>
  )
}

/** schema.org's RealEstateListing, escaped for a script element. */
function jsonLd(
  property: Data.Properties.Property,
  images: Data.Media.Image[],
  url: string,
  origin: string
): string {
  const listing = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    'name': property.name,
    'description': property.description,
    url,
    'datePosted': property.published_at,
    'image': images.map((image) => `${origin}${image.url}`),
    'offers': {
      '@type': 'Offer',
      ...offerTerms(property),
      'availability': 'https://schema.org/InStock',
      'seller': { '@type': 'RealEstateAgent', 'name': property.owner.name },
    },
    'about': {
      '@type': 'Accommodation',
      'numberOfBedrooms': property.bedrooms ?? undefined,
      'numberOfBathroomsTotal': property.bathrooms ?? undefined,
      'yearBuilt': property.year_built ?? undefined,
      'floorSize': property.living_area
        ? {
            '@type': 'QuantitativeValue',
            'value': property.living_area,
            'unitCode': property.area_unit === 'sqm' ? 'MTK' : 'FTK',
          }
        : undefined,
      'address': {
        '@type': 'PostalAddress',
        'streetAddress': property.address ?? undefined,
        'addressLocality': property.city ?? undefined,
        'addressRegion': property.state ?? undefined,
        'postalCode': property.zip ?? undefined,
        'addressCountry': property.country_code ?? undefined,
      },
      'geo': {
        '@type': 'GeoCoordinates',
        'latitude': property.latitude,
        'longitude': property.longitude,
      },
    },
  }
  return jsonForHtml(listing)
}

function offerTerms(property: Data.Properties.Property) {
  const price = { price: property.price, priceCurrency: property.currency }
  if (property.offered_for === 'sale') return price
  return {
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availabilityStarts: property.available_from ?? undefined,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      'unitCode': 'MON',
      'unitText': 'month',
    },
  }
}

/** schema.org's BreadcrumbList, from all homes by the market to this one. */
function breadcrumbsJsonLd(
  name: string | null,
  market: { slug: string; name: string } | null,
  url: string,
  origin: string
): string {
  const crumbs = [
    { name: 'Homes', item: `${origin}/search` },
    ...(market ? [{ name: market.name, item: `${origin}${marketPath(market)}` }] : []),
    { name: name ?? 'Listing', item: url },
  ]
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      'position': at + 1,
      ...crumb,
    })),
  })
}
