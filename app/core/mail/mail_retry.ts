import { exponentialBackoff } from '@adonisjs/queue'
import type { RetryConfig } from '@adonisjs/queue/types'

/** A mail server that is away for an hour loses no mail. */
export const MAIL_RETRY: RetryConfig = {
  maxRetries: 8,
  backoff: exponentialBackoff({ baseDelay: '15s', maxDelay: '30m', jitter: true }),
}
