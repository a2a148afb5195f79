import type { Data } from '#data'
import { jsonForHtml } from '#app/kit/shell/json_for_html'

/** schema.org's RealEstateListing, escaped for a script element. */
export function jsonLd(
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
      'price': property.price,
      'priceCurrency': property.currency,
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
