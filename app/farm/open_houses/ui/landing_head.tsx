import type { Data } from '#data'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import type { OpenHouse } from '#app/farm/ui/types'
import { JsonLd } from '#app/kit/shell/json_ld'
import { cardImage, PublicHead } from '#app/kit/share/public_head'

interface LandingHeadProps {
  house: OpenHouse
  property: Data.Properties.Property
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function LandingHead({ house, property, origin }: LandingHeadProps) {
  const path = `/open-houses/${house.slug}`
  const title = `Open house: ${property.name ?? 'a home'}`
  const description = [openHouseTime(house), property.full_address].filter(Boolean).join(' · ')
  const card = `/properties/${property.slug}/card.jpg?v=${Date.parse(property.updated_at)}`
  const isPublic = property.publish && !property.is_private
  return (
    <>
      <PublicHead
        title={title}
        description={description}
        path={path}
        image={isPublic ? cardImage(card, property.name ?? title) : null}
        isHidden={!isPublic}
      />
      <JsonLd value={eventOf(house, property, origin + path, origin)} />
    </>
  )
}

/** schema.org's Event */
function eventOf(
  house: OpenHouse,
  property: Data.Properties.Property,
  url: string,
  origin: string
): object {
  const isCancelled = house.status === 'cancelled'
  const image = property.featured_image
  return {
    '@type': 'Event',
    'name': `Open house: ${property.name ?? 'a home'}`,
    'description': house.notes ?? property.description ?? undefined,
    url,
    'startDate': house.starts_at,
    'endDate': house.ends_at,
    'eventStatus': `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    'eventAttendanceMode': 'https://schema.org/OfflineEventAttendanceMode',
    'maximumAttendeeCapacity': house.capacity ?? undefined,
    'isAccessibleForFree': true,
    'image': image ? [`${origin}${image.url}`] : undefined,
    'organizer': { '@type': 'RealEstateAgent', 'name': property.owner.name },
    'location': {
      '@type': 'Place',
      'name': property.name,
      'address': {
        '@type': 'PostalAddress',
        'streetAddress': property.address ?? undefined,
        'addressLocality': property.city ?? undefined,
        'addressRegion': property.state ?? undefined,
        'postalCode': property.zip ?? undefined,
        'addressCountry': property.country_code ?? undefined,
      },
      'geo':
        property.latitude === null
          ? undefined
          : {
              '@type': 'GeoCoordinates',
              'latitude': property.latitude,
              'longitude': property.longitude,
            },
    },
  }
}
