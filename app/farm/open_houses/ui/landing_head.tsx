import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import type { OpenHouse } from '#app/farm/ui/types'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'

interface LandingHeadProps {
  house: OpenHouse
  property: Data.Properties.Property
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function LandingHead({ house, property, origin }: LandingHeadProps) {
  const url = `${origin}/open-houses/${house.slug}`
  const title = `Open house: ${property.name ?? 'a home'}`
  const description = [openHouseTime(house), property.full_address].filter(Boolean).join(' · ')
  const card = `${origin}/properties/${property.slug}/card.jpg?v=${Date.parse(property.updated_at)}`
  const isPublic = property.publish && !property.is_private
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
        {isPublic && <meta property="og:image" content={card} />}
        {isPublic && <meta property="og:image:width" content={String(CARD_WIDTH)} />}
        {isPublic && <meta property="og:image:height" content={String(CARD_HEIGHT)} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonForHtml(eventOf(house, property, url, origin)) }}
      />
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
    '@context': 'https://schema.org',
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
