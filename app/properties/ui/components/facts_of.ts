import type { Data } from '#data'
import { formatArea } from '#app/properties/ui/components/format_area'

interface Fact {
  label: string
  value: string | number
}

/** The key figures that the listing names. */
export function factsOf(property: Data.Properties.Property, locale: string): Fact[] {
  const area = (value: number | null) => value && formatArea(value, property.area_unit, locale)
  const facts = [
    { label: property.bedrooms === 1 ? 'bedroom' : 'bedrooms', value: property.bedrooms },
    { label: property.bathrooms === 1 ? 'bathroom' : 'bathrooms', value: property.bathrooms },
    { label: 'living area', value: area(property.living_area) },
    { label: 'land area', value: area(property.lot_area) },
    { label: 'built', value: property.year_built },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
