import { randomBytes } from 'node:crypto'
import { SECRET_PREFIX } from '#app/webhooks/contract/webhooks'

const SECRET_BYTES = 32

/** As in Standard Webhooks: `whsec_` and the key in base64. */
export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}
