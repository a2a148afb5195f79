import type { PresenceMember } from '#app/realtime/broadcasting/broadcaster'

export interface MemberChange {
  channel: string
  /** increments, so that a list and changes can be combined */
  seq: number
  event: 'member_added' | 'member_removed'
  member: PresenceMember
}

interface Joined {
  /** the list includes all changes up to this one */
  seq: number
  members: PresenceMember[]
}

export interface Roster {
  /** null if the channel is full */
  join(channel: string, socketId: string, member: PresenceMember): Promise<Joined | null>
  leave(channel: string, socketId: string): Promise<void>
  members(channel: string): Promise<PresenceMember[]>
}

export type OnMemberChange = (change: MemberChange) => void
