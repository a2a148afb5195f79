import type { Data } from '#data'

/**
 * The listing as schema.org's RealEstateListing, ready to stand inside a
 * script element: `<` is escaped, so that no text can end it.
 */
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
  return JSON.stringify(listing).replace(/</g, '\\u003c')
}
