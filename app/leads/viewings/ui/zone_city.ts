/** `Europe/Rome` in plain words: `same as Rome`. */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return zone.includes('/') ? `same as ${city}` : zone
}
