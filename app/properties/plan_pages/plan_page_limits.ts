import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Pages of a PDF that are shown at once, to choose from. */
export const MAX_SHOWN_PAGES = 24
/** Pixels of the longer side, of a small picture and of a plan. */
export const PREVIEW_SIDE = 360
export const PLAN_SIDE = 3200

export const PLAN_PAGE_LIMITS: AttemptLimits = {
  name: 'plan-pages',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}
