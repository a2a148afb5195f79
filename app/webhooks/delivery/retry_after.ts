/** Longer pauses count as this: a delivery isn't put off for good. */
const MAX_SECONDS = 24 * 60 * 60

/**
 * Seconds that a `Retry-After` header asks for, as a number or as a date (RFC 9110, 10.2.3). Null
 * for none that makes sense.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MAX_SECONDS)
}

/** HTTP dates begin with the day's name and are in GMT, whether they say it or not. */
function secondsUntil(text: string, now: number): number {
  if (!/^[A-Z][a-z]+,? /.test(text)) return Number.NaN
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Math.ceil((at - now) / 1000)
}
