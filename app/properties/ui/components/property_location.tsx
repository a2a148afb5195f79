import type { Data } from '#data'
import { LocationMap } from '#app/places/ui/components/location_map'
import { locationContent } from '#app/properties/component_content'

/** Where the home is, in words and on the map. */
export function PropertyLocation({ property }: { property: Data.Properties.Property }) {
  const { title, text } = locationContent(property.components.location?.content)
  if (property.latitude === null || property.longitude === null) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'Where it is'}</h2>
      {property.full_address && <p className="mt-2 text-muted">{property.full_address}</p>}
      {text && <p className="mt-4 max-w-[68ch] whitespace-pre-line">{text}</p>}
      <div className="mt-6 aspect-3/2 overflow-hidden rounded-6">
        <LocationMap
          latitude={property.latitude}
          longitude={property.longitude}
          label={property.name ?? 'This home'}
        />
      </div>
    </section>
  )
}
