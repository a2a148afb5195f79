import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const processingLimits = {
  retry: {
    name: 'videos:retry',
    address: { requests: 300, every: '1 hour' },
    account: { requests: 60, every: '1 hour' },
  },
} satisfies Record<string, AttemptLimits>
