/** `Europe/Rome` as `Rome time`. */
export function zoneWords(timezone: string): string {
  if (!timezone.includes('/')) return timezone
  return `${timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
}
