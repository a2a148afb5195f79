import { PURSUIT_STAGES, type PursuitStage } from '#app/club/pursuits/pursuit_options'
import type { Data } from '#data'

export type Pursuit = Data.Club.Pursuits.Pursuit
export type PursuitPerson = Data.Accounts.UserCard

export interface PursuitInvitation {
  id: number
  invited_by: PursuitPerson
}

export interface PursuitsProps {
  /** the first of each stage, in order */
  pursuits: Pursuit[]
  counts: Record<PursuitStage, number>
  /** how many of each stage, at most */
  shown: number
  /** with whom one shares the board */
  partner: PursuitPerson | null
  /** whom one invited */
  invitation: { id: number; user: PursuitPerson | null; email: string | null } | null
  /** to oneself */
  invitations: PursuitInvitation[]
}

export const PURSUIT_STAGE_WORDS: Record<PursuitStage, string> = {
  watching: 'Watching',
  contacted: 'Contacted',
  visited: 'Visited',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
}

export const STAGE_OPTIONS = PURSUIT_STAGES.map((value) => ({
  value,
  label: PURSUIT_STAGE_WORDS[value],
}))

export function pursuitName({ property }: Pick<Pursuit, 'property'>): string {
  return property ? (property.name ?? 'Untitled listing') : 'No longer available'
}

/** Whether others can compare it and open its page. */
export const isListed = ({ property }: Pick<Pursuit, 'property'>) => property?.status === 'publish'
