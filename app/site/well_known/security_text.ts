import { DateTime } from 'luxon'
import { SECURITY_TEXT_DAYS } from '#app/site/well_known/well_known_limits'

/** Where to report a vulnerability, as RFC 9116 has it. @param origin without a trailing slash */
export function securityText(origin: string): string {
  const ends = DateTime.utc().startOf('day').plus({ days: SECURITY_TEXT_DAYS })
  return [
    `Contact: ${origin}/contact`,
    `Expires: ${ends.toISO({ suppressMilliseconds: true })}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
