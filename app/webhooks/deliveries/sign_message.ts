import { createHmac } from 'node:crypto'
import { SECRET_PREFIX } from '#app/webhooks/webhook_options'

export interface SignedMessage {
  id: string
  /** Unix seconds */
  timestamp: number
  body: string
}

/** Source: github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md */
export function signMessage({ id, timestamp, body }: SignedMessage, secrets: string[]): string {
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return signed.join(' ')
}
