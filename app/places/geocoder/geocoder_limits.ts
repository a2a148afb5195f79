import type { WorkLimits } from '#app/common/rate_limits/attempts'

/** What the public server asks of everybody, for all processes together. */
export const GEOCODER_TURNS: WorkLimits = {
  name: 'geocoder',
  account: { requests: 1, every: '1 second' },
}
