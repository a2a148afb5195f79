import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const NEW_WEBHOOK_LIMITS: AttemptLimits = {
  name: 'new-webhook',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 300, every: '1 hour' },
}

/** Each one sends a request to a person's server. */
export const WEBHOOK_SEND_LIMITS: AttemptLimits = {
  name: 'webhook-send',
  account: { requests: 120, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}
