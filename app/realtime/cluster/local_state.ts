import { LRUCache } from 'lru-cache'
import type { PresenceMember } from '#app/realtime/broadcaster'
import { MAX_MEMBERS } from '#app/realtime/protocol/protocol_limits'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

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

interface Present {
  member: PresenceMember
  sockets: Set<string>
}

export class LocalRoster implements Roster {
  readonly #channels = new Map<string, Map<string, Present>>()
  #seq = 0

  constructor(private readonly onChange: OnMemberChange) {}

  async join(channel: string, socketId: string, member: PresenceMember) {
    const present = this.#channels.get(channel) ?? new Map<string, Present>()
    const known = present.get(member.user_id)
    if (!known && present.size >= MAX_MEMBERS) return null
    this.#channels.set(channel, present)
    if (known) {
      known.sockets.add(socketId)
    } else {
      present.set(member.user_id, { member, sockets: new Set([socketId]) })
      this.onChange({ channel, seq: ++this.#seq, event: 'member_added', member })
    }
    return { seq: this.#seq, members: this.#list(channel) }
  }

  async leave(channel: string, socketId: string) {
    const present = this.#channels.get(channel)
    for (const [id, { member, sockets }] of present ?? []) {
      if (!sockets.delete(socketId) || sockets.size) continue
      present?.delete(id)
      this.onChange({ channel, seq: ++this.#seq, event: 'member_removed', member })
    }
    if (!present?.size) this.#channels.delete(channel)
  }

  async members(channel: string) {
    return this.#list(channel)
  }

  #list(channel: string): PresenceMember[] {
    return [...(this.#channels.get(channel)?.values() ?? [])].map(({ member }) => member)
  }
}

export interface EventCache {
  put(event: WireEvent): Promise<void>
  get(channel: string): Promise<WireEvent | null>
}

/** ms, like the hosted service */
export const CACHED_FOR = 30 * 60 * 1000
const MAX_CACHED_CHANNELS = 10_000

export class LocalEventCache implements EventCache {
  readonly #events = new LRUCache<string, WireEvent>({ max: MAX_CACHED_CHANNELS, ttl: CACHED_FOR })

  async put(event: WireEvent) {
    this.#events.set(event.channel, event)
  }

  async get(channel: string) {
    return this.#events.get(channel) ?? null
  }
}
