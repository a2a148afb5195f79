import type { Data } from '#data'
import { useReader } from '#app/common/ui/hooks/use_reader'
import { formatArea } from '#app/properties/ui/components/format_area'

type Summarised = Pick<
  Data.Properties.Property.Variants['toCard'],
  'city' | 'bedrooms' | 'living_area' | 'area_unit'
>

/** Where, how many bedrooms, how large: one quiet line. */
export function PropertySummary({ property }: { property: Summarised }) {
  const { locale } = useReader()
  const parts = [
    property.city,
    property.bedrooms && `${property.bedrooms} ${property.bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
    property.living_area && formatArea(property.living_area, property.area_unit, locale),
  ]
  return <p className="truncate text-13 text-muted">{parts.filter(Boolean).join(' · ')}</p>
}
