import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const designLimits = {
  /** one process makes about 100 an hour */
  order: {
    name: 'designs:order',
    address: { requests: 600, every: '1 hour' },
    account: { requests: 60, every: '1 hour' },
  },

  prompt: {
    name: 'designs:prompt',
    address: { requests: 1200, every: '1 hour' },
    account: { requests: 120, every: '1 hour' },
  },

  /** each one is decoded and encoded */
  download: {
    name: 'designs:download',
    address: { requests: 1200, every: '1 hour' },
    account: { requests: 240, every: '1 hour' },
    isLocal: true,
  },

  /** analyzing a new photo takes a CPU for seconds */
  surfaces: {
    name: 'designs:surfaces',
    address: { requests: 240, every: '1 hour' },
    account: { requests: 60, every: '1 hour' },
    isLocal: true,
  },

  check: {
    name: 'designs:check',
    address: { requests: 600, every: '1 hour' },
    account: { requests: 120, every: '1 hour' },
    isLocal: true,
  },

  correction: {
    name: 'designs:correction',
    address: { requests: 3000, every: '1 hour' },
    account: { requests: 600, every: '1 hour' },
    isLocal: true,
  },
} satisfies Record<string, AttemptLimits>
