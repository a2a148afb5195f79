import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import { MapPin } from 'lucide-react'
import { LocationMap } from '#app/places/ui/components/location_map'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import { marketPath } from '#app/places/ui/market_path'
import { locationContent } from '#app/properties/contract/component_content'
import { NearbyTowns } from '#app/properties/ui/components/nearby_towns'
import { PartFrame } from '#app/properties/ui/components/part_frame'
import { useShownListing } from '#app/properties/ui/templates/shown_listing'

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
