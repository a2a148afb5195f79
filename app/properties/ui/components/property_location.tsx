import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import { LocationMap } from '#app/places/ui/components/location_map'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import { marketPath } from '#app/places/ui/market_path'
import { locationContent } from '#app/properties/contract/component_content'
import { NearbyTowns } from '#app/properties/ui/components/nearby_towns'

interface PropertyLocationProps {
  property: Data.Properties.Property
  market: { slug: string; name: string } | null
  nearby: readonly NearbyTown[]
}

export function PropertyLocation({ property, market, nearby }: PropertyLocationProps) {
  const { title, text } = locationContent(property.components.location?.content)
  if (property.latitude === null || property.longitude === null) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'Location'}</h2>
      {property.full_address && <p className="mt-2 text-muted">{property.full_address}</p>}
      {market && (
        <p className="mt-2 text-muted">
          <TextLink href={marketPath(market)}>People and homes in {market.name}</TextLink>
        </p>
      )}
      {text && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{text}</p>}
      <div className="mt-6 aspect-3/2 overflow-hidden rounded-6">
        <LocationMap
          latitude={property.latitude}
          longitude={property.longitude}
          label={property.name ?? 'This home'}
        />
      </div>
      <NearbyTowns towns={nearby} areaUnit={property.area_unit} />
    </section>
  )
}
