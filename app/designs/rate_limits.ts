import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Credits are the real limit; this one is for who is refused and tries on. */
export const designLimits = {
  order: {
    name: 'designs:order',
    address: { requests: 3000, every: '1 hour' },
    account: { requests: 600, every: '1 hour' },
  },
} satisfies Record<string, AttemptLimits>
