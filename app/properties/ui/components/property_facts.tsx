import type { Data } from '#data'
import { useReader } from '#app/kit/hooks/use_reader'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { formatArea } from '#app/properties/ui/components/format_area'

export function PropertyFacts({ property }: { property: Data.Properties.Property }) {
  const { locale } = useReader()
  const area = (value: number | null) => value && formatArea(value, property.area_unit, locale)
  const facts = [
    { label: property.bedrooms === 1 ? 'bedroom' : 'bedrooms', value: property.bedrooms },
    { label: property.bathrooms === 1 ? 'bathroom' : 'bathrooms', value: property.bathrooms },
    { label: 'living area', value: area(property.living_area) },
    { label: 'land area', value: area(property.lot_area) },
    { label: 'built', value: property.year_built },
  ].filter(({ value }) => value)

  if (!facts.length) return null
  return (
    <StatRow>
      {facts.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </StatRow>
  )
}
