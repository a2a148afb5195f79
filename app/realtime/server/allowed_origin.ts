import type { IncomingMessage } from 'node:http'

/**
 * Browsers must come from the site's origin; programs send none and need signatures. RFC 6455,
 * section 10.2.
 * @param site origin, such as `https://homes.example.com`
 */
export function isAllowedOrigin({ headers }: IncomingMessage, site: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined || origin === site) return true
  const url = URL.parse(origin)
  return host !== undefined && url?.host === host.toLowerCase()
}
