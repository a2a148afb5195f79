/**
 * Reads `retry-after-ms` and `retry-after` (seconds or a date).
 * @returns ms, at least 0; null if unreadable
 */
export function retryAfter(
  headers: Record<string, string> | undefined,
  now = Date.now()
): number | null {
  const exact = positive(headers?.['retry-after-ms'])
  if (exact !== null) return exact
  const given = headers?.['retry-after']
  if (!given) return null
  const seconds = positive(given)
  if (seconds !== null) return seconds * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

function positive(text: string | undefined): number | null {
  if (!text?.trim()) return null
  const number = Number(text)
  return number >= 0 && Number.isFinite(number) ? number : null
}
