import { PURSUIT_STAGES, type PursuitStage } from '#app/club/contract/pursuit_options'
import type { Pursuit } from '#app/club/ui/pursuit_types'

export const STAGE_WORDS: Record<PursuitStage, string> = {
  watching: 'Watching',
  contacted: 'Contacted',
  visited: 'Visited',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
}

export const STAGE_OPTIONS = PURSUIT_STAGES.map((value) => ({ value, label: STAGE_WORDS[value] }))

export function pursuitName({ property }: Pick<Pursuit, 'property'>): string {
  return property ? (property.name ?? 'Untitled listing') : 'No longer available'
}

/** Whether others can compare it and open its page. */
export const isListed = ({ property }: Pick<Pursuit, 'property'>) => property?.status === 'publish'
