import type { RedisConnection } from '@adonisjs/redis'
import type { PresenceMember } from '#app/realtime/broadcasting/broadcaster'
import { MAX_MEMBERS } from '#app/realtime/protocol/limits'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import { CACHED_FOR, type EventCache } from './event_cache.js'
import { BEAT, JOIN, LEAVE, RETIRE } from './presence_scripts.js'
import type { Roster } from './roster.js'

interface Place {
  /** per site, for a shared Redis */
  prefix: string
  busChannel: string
  nodeId: string
}

/** State shared by all nodes in Redis. */
export class SharedState implements Roster, EventCache {
  constructor(
    private readonly redis: RedisConnection,
    private readonly place: Place
  ) {}

  async join(channel: string, socketId: string, member: PresenceMember) {
    const text = JSON.stringify(member)
    const joined = (await this.#run(JOIN, channel, socketId, member.user_id, text, MAX_MEMBERS)) as
      [seq: number, members: string[]] | null
    if (!joined) return null
    const [seq, members] = joined
    return { seq, members: members.map(memberOf) }
  }

  async leave(channel: string, socketId: string) {
    await this.#run(LEAVE, channel, socketId)
  }

  async members(channel: string) {
    return (await this.redis.hvals(`${this.place.prefix}members:${channel}`)).map(memberOf)
  }

  async put(event: WireEvent) {
    const key = `${this.place.prefix}cache:${event.channel}`
    await this.redis.set(key, JSON.stringify(event), 'PX', CACHED_FOR)
  }

  async get(channel: string) {
    const text = await this.redis.get(`${this.place.prefix}cache:${channel}`)
    return text === null ? null : (JSON.parse(text) as WireEvent)
  }

  /** Sends a heartbeat and removes dead nodes. @param patience ms */
  async beat(patience: number): Promise<{ isKnown: boolean; nodes: number }> {
    const [known, nodes] = (await this.#run(BEAT, patience)) as [number, number]
    return { isKnown: known === 1, nodes }
  }

  async retire(): Promise<void> {
    await this.#run(RETIRE)
  }

  #run(script: string, ...args: (string | number)[]): Promise<unknown> {
    const { prefix, busChannel, nodeId } = this.place
    return this.redis.eval(script, 0, prefix, busChannel, nodeId, ...args)
  }
}

function memberOf(text: string): PresenceMember {
  return JSON.parse(text) as PresenceMember
}
