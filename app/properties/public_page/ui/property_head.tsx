import { BreadcrumbsLd, JsonLd } from '#app/kit/shell/json_ld'
import { marketPath } from '#app/places/markets/ui/market_path'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
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
  const isPublic = property.publish && !property.is_private
  const path = `/properties/${property.slug}`
  const card = `${path}/card.jpg?v=${Date.parse(property.updated_at)}`
  const alt = property.featured_image?.alt ?? property.name ?? 'Listing'
  const crumbs = [
    { name: 'Homes', item: `${origin}/search` },
    ...(market ? [{ name: market.name, item: `${origin}${marketPath(market)}` }] : []),
    { name: property.name ?? 'Listing', item: url },
  ]
  return (
    <>
      <PublicHead
        title={property.name ?? 'Listing'}
        description={property.description ?? ''}
        path={path}
        image={isPublic ? cardImage(card, alt) : null}
        isHidden={!isPublic}
      />
      <JsonLd value={jsonLd(property, images, url, origin)} />
      <BreadcrumbsLd crumbs={crumbs} />
    </>
  )
}

/** schema.org's RealEstateListing. */
function jsonLd(
  property: Data.Properties.Property,
  images: Data.Media.Image[],
  url: string,
  origin: string
) {
  return {
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
