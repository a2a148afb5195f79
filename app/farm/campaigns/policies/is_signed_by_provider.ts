import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { SECRET_PREFIX } from '#app/webhooks/contract/webhooks'
import { signMessage } from '#app/webhooks/delivery/sign_message'

const MAX_AGE_SECONDS = 300

/**
 * Whether a report bears the signature of Standard Webhooks, as Resend and other providers send it;
 * some name its headers `svix-…`. Source: github.com/standard-webhooks/standard-webhooks
 */
export function isSignedByProvider(
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
  now: number
): boolean {
  const given = (name: string) =>
    String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '')
  const timestamp = Number(given('timestamp'))
  if (!(Math.abs(now / 1000 - timestamp) <= MAX_AGE_SECONDS)) return false
  const key = secret.startsWith(SECRET_PREFIX) ? secret : SECRET_PREFIX + secret
  const expected = Buffer.from(signMessage({ id: given('id'), timestamp, body }, [key]))
  return given('signature')
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected)
    )
}
