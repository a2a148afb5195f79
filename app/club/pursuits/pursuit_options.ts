import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const PURSUIT_STAGES = ['watching', 'contacted', 'visited', 'offer', 'won', 'lost'] as const

export type PursuitStage = (typeof PURSUIT_STAGES)[number]

/** Stages in which a home is no longer pursued. */
export const ENDED_STAGES: readonly PursuitStage[] = ['won', 'lost']

export const MAX_HOME_STARS = 5
export const MAX_PURSUIT_NOTE_CHARACTERS = 2000
export const MAX_PURSUITS_PER_BOARD = 2000
/** How many homes of each stage the board shows at first, and adds with each “Show more”. */
export const SHOWN_PER_STAGE = 60
export const PURSUIT_INVITATION_DAYS = 30

export const PURSUIT_INVITATION = 'pursuit_invitation'
export const PURSUIT_PRICE = 'pursuit_price'

export function isPursuitStage(value: unknown): value is PursuitStage {
  return PURSUIT_STAGES.some((stage) => stage === value)
}

/** Each one tells somebody, some by mail. */
export const PURSUIT_INVITATION_LIMITS: AttemptLimits = {
  name: 'pursuit-invitation',
  account: { requests: 30, every: '1 day' },
  address: { requests: 200, every: '1 hour' },
}
