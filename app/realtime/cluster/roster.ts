import type { PresenceMember } from '#app/realtime/broadcaster'

/** Somebody's first connection came, or the last one went. */
export interface MemberChange {
  channel: string
  /** grows with every change, so that who joined later knows what the list told already */
  seq: number
  event: 'member_added' | 'member_removed'
  member: PresenceMember
}

interface Joined {
  /** the list holds every change up to here */
  seq: number
  members: PresenceMember[]
}

/** Who is on which presence channel, on all nodes. */
export interface Roster {
  /** null when the channel is full */
  join(channel: string, socketId: string, member: PresenceMember): Promise<Joined | null>
  leave(channel: string, socketId: string): Promise<void>
  members(channel: string): Promise<PresenceMember[]>
}

/** Told of every change in its order. */
export type OnMemberChange = (change: MemberChange) => void
