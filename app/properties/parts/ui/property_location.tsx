import { MapPin } from 'lucide-react'
import { TextLink } from '#app/kit/button/text_link'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { NearbyTown } from '#app/places/gazetteer/find_towns'
import { LocationMap } from '#app/places/map/ui/location_map'
import { marketPath } from '#app/places/markets/ui/market_path'
import type { AreaUnit } from '#app/properties/listing_options'
import { locationContent } from '#app/properties/parts/component_content'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { formatDistance } from '#app/properties/ui/format_measures'
import type { Data } from '#data'

interface PropertyLocationProps {
  property: Data.Properties.Property
  market: { slug: string; name: string } | null
  nearby: readonly NearbyTown[]
}

export function PropertyLocation({ property, market, nearby }: PropertyLocationProps) {
  const { isPreview } = useShownListing()
  const { title, text } = locationContent(property.components.location?.content)
  if (property.latitude === null || property.longitude === null) return null
  return (
    <PartFrame part="location" title={title || 'Location'} lead={property.full_address}>
      {market && (
        <p className="text-muted">
          <TextLink href={marketPath(market)}>
            People and homes in <bdi>{market.name}</bdi>
          </TextLink>
        </p>
      )}
      {text && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{text}</p>}
      <div className="part-map">
        {isPreview ? (
          <span className="grid size-full place-items-center bg-raised text-muted">
            <MapPin size={28} strokeWidth={1.5} aria-hidden />
          </span>
        ) : (
          <LocationMap
            latitude={property.latitude}
            longitude={property.longitude}
            label={property.name ?? 'This home'}
          />
        )}
      </div>
      <NearbyTowns towns={nearby} areaUnit={property.area_unit} />
    </PartFrame>
  )
}

const KM_PER_MILE = 1.609344

interface NearbyTownsProps {
  towns: readonly NearbyTown[]
  /** where areas are in square feet, ways are in miles */
  areaUnit: AreaUnit
}

function NearbyTowns({ towns, areaUnit }: NearbyTownsProps) {
  const locale = useLocale()
  const distance = (km: number) =>
    areaUnit === 'sqft'
      ? formatDistance(km / KM_PER_MILE, 'mi', locale)
      : formatDistance(km, 'km', locale)
  if (!towns.length) return null
  return (
    <div className="mt-6">
      <dl>
        {towns.map(({ name, country, km }) => (
          <div
            key={`${name}, ${country}`}
            className="flex justify-between gap-4 border-b border-line py-2.5"
          >
            <dt dir="auto">{name}</dt>
            <dd className="num text-muted">{distance(km)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-13 text-muted">In a straight line, to the center of each place.</p>
    </div>
  )
}
