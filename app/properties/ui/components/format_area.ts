import { AREA_UNITS, type AreaUnit } from '#app/properties/contract/listing_options'

/** `240 m²`, `4,100 sq ft`: with no-break spaces, in the listing's own unit. */
export function formatArea(value: number, unit: AreaUnit, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return `${number}\u00A0${AREA_UNITS[unit].replace(' ', '\u00A0')}`
}
