import { useReader } from '#app/kit/hooks/use_reader'
import type { NearbyTown } from '#app/places/queries/list_nearby_towns'
import type { AreaUnit } from '#app/properties/contract/listing_options'
import { formatDistance } from '#app/properties/ui/components/format_distance'

const KM_PER_MILE = 1.609344

interface NearbyTownsProps {
  towns: readonly NearbyTown[]
  /** where areas are in square feet, ways are in miles */
  areaUnit: AreaUnit
}

export function NearbyTowns({ towns, areaUnit }: NearbyTownsProps) {
  const { locale } = useReader()
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
