import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const uploadLimits = {
  create: {
    name: 'videos:create',
    address: { requests: 600, every: '1 hour' },
    account: { requests: 120, every: '1 hour' },
  },

  /** the largest video takes about 260 of the parts that our own pages send */
  part: {
    name: 'videos:part',
    address: { requests: 20_000, every: '1 hour' },
    account: { requests: 6000, every: '1 hour' },
    isLocal: true,
  },
} satisfies Record<string, AttemptLimits>

export const processingLimits = {
  retry: {
    name: 'videos:retry',
    address: { requests: 300, every: '1 hour' },
    account: { requests: 60, every: '1 hour' },
  },
} satisfies Record<string, AttemptLimits>
