import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { MAX_EMAIL_CHARACTERS } from '#app/accounts/field_validators'
import { emailForm } from '#app/common/text/email_form'
import { cutShort } from '#app/kit/display/cut_short'
import { SECRET_PREFIX } from '#app/webhooks/webhook_options'
import { signMessage } from '#app/webhooks/deliveries/sign_message'

interface Bounce {
  emails: string[]
  reason: string
}

const MAX_ADDRESSES = 50
const MAX_BOUNCE_CHARACTERS = 300

/** Such as a full mailbox, or what the provider can’t tell: the address may work again. */
const PASSING = ['transient', 'undetermined']

/** What ends sending to an address: a permanent bounce or a complaint. Null for anything else. */
export function readBounce(body: Record<string, unknown>): Bounce | null {
  const data = objectOf(body.data)
  const bounce = objectOf(data.bounce)
  const isPassing = PASSING.includes(String(bounce.type).toLowerCase())
  const isHard = body.type === 'email.bounced' && !isPassing
  if (!isHard && body.type !== 'email.complained') return null
  const emails = [data.to].flat().flatMap(addressIn)
  const message = typeof bounce.message === 'string' ? bounce.message.trim() : ''
  const said = cutShort(message, MAX_BOUNCE_CHARACTERS) || 'The address doesn’t work.'
  return {
    emails: [...new Set(emails)].slice(0, MAX_ADDRESSES),
    reason: isHard ? said : 'Reported as spam.',
  }
}

/** As addresses are kept here; of `Noah Berg <noah@example.com>` what is within the brackets. */
function addressIn(given: unknown): string[] {
  if (typeof given !== 'string') return []
  const [, within = given] = /<([^<>]*)>\s*$/.exec(given) ?? []
  const email = emailForm(within)
  return email.includes('@') && email.length <= MAX_EMAIL_CHARACTERS ? [email] : []
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

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
