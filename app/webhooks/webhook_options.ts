export const MAX_WEBHOOKS_PER_OWNER = 10
export const MAX_WEBHOOK_URL_CHARACTERS = 500

/** Sent by the test button; no webhook subscribes to it. */
export const TEST_EVENT = 'webhook.test'

export const SECRET_PREFIX = 'whsec_'
/** after the secret changes, messages carry signatures of both */
export const FORMER_SECRET_HOURS = 24

/** Seconds before each retry: about a day in total. */
export const RETRY_PAUSES_SECONDS = [30, 300, 1800, 7200, 14_400, 28_800, 36_000] as const
export const MAX_DELIVERY_ATTEMPTS = RETRY_PAUSES_SECONDS.length + 1
/** consecutive events given up before a webhook is turned off */
export const MAX_FAILURES = 5

export const DELIVERIES_KEPT_FOR_DAYS = 30

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export const DISABLED_REASONS = ['owner', 'failures', 'gone'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]
