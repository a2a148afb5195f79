import type { SocketOwner } from '#app/realtime/broadcaster'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import type { MemberChange } from './roster.js'

/** What nodes tell each other. */
export type NodeMessage =
  | { type: 'events'; events: WireEvent[] }
  | { type: 'claim'; socketId: string; owner: SocketOwner; channel: string | null }
  | { type: 'end_session'; sessionId: string }
  | { type: 'end_user'; userId: string }
  | { type: 'expel'; userId: string; channels: string[] }
  | { type: 'member_change'; change: MemberChange }
  | { type: 'node_died' }
  | { type: 'beat'; node: string }
  | { type: 'count'; question: string; prefix: string }
  | { type: 'counted'; question: string; subscriptions: Record<string, number> }

/** Carries messages to all other nodes. */
export interface NodeBus {
  /** How many nodes there are beside this one. */
  others(): Promise<number>
  /** False when it could not be handed over in time. */
  publish(message: NodeMessage): Promise<boolean>
}

/** The bus of a node that is alone. */
export const NO_OTHERS: NodeBus = {
  others: async () => 0,
  publish: async () => true,
}
