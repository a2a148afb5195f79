const UNITS = { mi: 'mile', km: 'kilometer' } as const

/** `3.2 km`, `12 mi`, as the locale writes it. */
export function formatDistance(distance: number, unit: keyof typeof UNITS, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit],
    maximumSignificantDigits: 2,
  }).format(distance)
}
