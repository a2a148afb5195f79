import { AREA_UNITS, type AreaUnit } from '#app/properties/listing_options'

/** `240 m²`, `4,100 sq ft`: in the unit that the listing was written in. */
export function formatArea(value: number, unit: AreaUnit, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return `${number} ${AREA_UNITS[unit]}`
}
