import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Enough for someone harassed by many, too little for someone who harasses. */
export const REPORT_LIMITS: AttemptLimits = {
  name: 'report',
  account: { requests: 30, every: '1 hour' },
  address: { requests: 300, every: '1 hour' },
}
