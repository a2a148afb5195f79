import { exponentialBackoff } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

/** Retries for more than an hour. */
export const MAIL_JOB: JobOptions = {
  queue: 'mail',
  retry: {
    maxRetries: 8,
    backoff: exponentialBackoff({ baseDelay: '15s', maxDelay: '30m', jitter: true }),
  },
}

/** Lower numbers are more urgent; 5 is the default. */
export const BULK_MAIL_JOB: JobOptions = { ...MAIL_JOB, priority: 9 }
