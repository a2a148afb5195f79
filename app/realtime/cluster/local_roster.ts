import type { PresenceMember } from '#app/realtime/broadcasting/broadcaster'
import { MAX_MEMBERS } from '#app/realtime/protocol/limits'
import type { OnMemberChange, Roster } from './roster.js'

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
