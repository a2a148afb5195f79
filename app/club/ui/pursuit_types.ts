import type { Data } from '#data'
import type { PursuitStage } from '#app/club/contract/pursuit_options'

export type Pursuit = Data.Club.Pursuits.Pursuit
export type Person = Data.Accounts.UserCard

export interface PursuitInvitation {
  id: number
  invited_by: Person
}

export interface PursuitsProps {
  /** the first of each stage, in order */
  pursuits: Pursuit[]
  counts: Record<PursuitStage, number>
  /** how many of each stage, at most */
  shown: number
  /** with whom one shares the board */
  partner: Person | null
  /** whom one invited */
  invitation: { id: number; user: Person | null; email: string | null } | null
  /** to oneself */
  invitations: PursuitInvitation[]
}
