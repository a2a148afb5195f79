import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const designLimits = {
  /** credits are the real limit; this one is for who is refused and tries on */
  order: {
    name: 'designs:order',
    address: { requests: 3000, every: '1 hour' },
    account: { requests: 600, every: '1 hour' },
  },

  /** looking at a photograph that nobody looked at yet takes a processor for seconds */
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
