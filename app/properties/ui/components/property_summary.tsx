import type { Data } from '#data'
import { useReader } from '#app/kit/hooks/use_reader'
import { formatArea } from '#app/properties/ui/components/format_area'

type Summarized = Pick<
  Data.Properties.Property.Variants['toCard'],
  'city' | 'bedrooms' | 'living_area' | 'area_unit'
>

export function PropertySummary({ property }: { property: Summarized }) {
  const { locale } = useReader()
  const parts = [
    property.city,
    property.bedrooms && `${property.bedrooms} ${property.bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
    property.living_area && formatArea(property.living_area, property.area_unit, locale),
  ]
  return <p className="truncate text-13 text-muted">{parts.filter(Boolean).join(' · ')}</p>
}
