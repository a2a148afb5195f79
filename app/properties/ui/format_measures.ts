import { AREA_UNITS, type AreaUnit } from '#app/properties/listing_options'

/** `240 m²`, `4,100 sq ft`: with no-break spaces, in the listing's own unit. */
export function formatArea(value: number, unit: AreaUnit, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return `${number}\u00A0${AREA_UNITS[unit].replace(' ', '\u00A0')}`
}

const UNITS = { mi: 'mile', km: 'kilometer' } as const

/** `3.2 km`, `12 mi`, as the locale writes it. */
export function formatDistance(distance: number, unit: keyof typeof UNITS, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit],
    maximumSignificantDigits: 2,
  }).format(distance)
}
