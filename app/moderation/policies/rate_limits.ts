import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Enough for somebody who is pestered by many, too little for somebody who pesters. */
export const REPORT_LIMITS: AttemptLimits = {
  name: 'report',
  account: { requests: 30, every: '1 hour' },
  address: { requests: 300, every: '1 hour' },
}
