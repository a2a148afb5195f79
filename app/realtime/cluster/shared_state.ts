import type { RedisConnection } from '@adonisjs/redis'
import type { PresenceMember } from '#app/realtime/broadcaster'
import { CACHED_FOR, type EventCache, type Roster } from '#app/realtime/cluster/local_state'
import { MAX_MEMBERS } from '#app/realtime/protocol/protocol_limits'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

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

/**
 * Presence shared by all nodes, as Lua scripts, so that each step is atomic and nodes hear of a
 * user once. Each change is published in the same step and numbered: a member list says which
 * changes it includes. ARGV[1] is the prefix of every key, ARGV[2] the bus's channel.
 * `members:<channel>` each user's data · `counts:<channel>` their connections · `sockets:<channel>`
 * each connection's user · `held:<node>` a node's connections · `nodes` when each was last alive.
 */
const COMMON = `
local prefix, bus = ARGV[1], ARGV[2]
local function key(kind, name) return prefix .. kind .. ':' .. name end

local function tell(payload)
  redis.call('publish', bus, cjson.encode({ busId = 'shared', payload = payload }))
end

local function change(channel, event, member)
  local seq = redis.call('incr', prefix .. 'seq')
  tell('{"type":"member_change","change":{"channel":"' .. channel .. '","seq":' .. seq ..
    ',"event":"' .. event .. '","member":' .. member .. '}}')
end

local function leave(node, channel, socket)
  redis.call('srem', key('held', node), socket .. ' ' .. channel)
  local user = redis.call('hget', key('sockets', channel), socket)
  if not user then return end
  redis.call('hdel', key('sockets', channel), socket)
  if redis.call('hincrby', key('counts', channel), user, -1) > 0 then return end
  redis.call('hdel', key('counts', channel), user)
  local member = redis.call('hget', key('members', channel), user)
  redis.call('hdel', key('members', channel), user)
  change(channel, 'member_removed', member)
end

local function leaveAll(node)
  for _, entry in ipairs(redis.call('smembers', key('held', node))) do
    local socket, channel = string.match(entry, '^(%S+) (%S+)$')
    leave(node, channel, socket)
  end
end
`

/** ARGV: prefix, bus, node, channel, socket, user, member JSON, limit */
const JOIN = `${COMMON}
local node, channel, socket, user, member = ARGV[3], ARGV[4], ARGV[5], ARGV[6], ARGV[7]
if redis.call('hexists', key('sockets', channel), socket) == 0 then
  local isNew = redis.call('hexists', key('counts', channel), user) == 0
  if isNew and redis.call('hlen', key('counts', channel)) >= tonumber(ARGV[8]) then return false end
  redis.call('hset', key('sockets', channel), socket, user)
  redis.call('sadd', key('held', node), socket .. ' ' .. channel)
  redis.call('hincrby', key('counts', channel), user, 1)
  if isNew then
    redis.call('hset', key('members', channel), user, member)
    change(channel, 'member_added', member)
  end
end
return { tonumber(redis.call('get', prefix .. 'seq')), redis.call('hvals', key('members', channel)) }
`

/** ARGV: prefix, bus, node, channel, socket */
const LEAVE = `${COMMON}
leave(ARGV[3], ARGV[4], ARGV[5])
`

/** ARGV: prefix, bus, node */
const RETIRE = `${COMMON}
redis.call('zrem', prefix .. 'nodes', ARGV[3])
leaveAll(ARGV[3])
`

/**
 * ARGV: prefix, bus, node, ms until a silent node is dead. Returns whether this node was known and
 * the number of nodes. Uses Redis's clock.
 */
const BEAT = `${COMMON}
local node, patience = ARGV[3], tonumber(ARGV[4])
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('zscore', prefix .. 'nodes', node)
redis.call('zadd', prefix .. 'nodes', now, node)
for _, dead in ipairs(redis.call('zrangebyscore', prefix .. 'nodes', '-inf', now - patience)) do
  redis.call('zrem', prefix .. 'nodes', dead)
  leaveAll(dead)
  tell('{"type":"node_died"}')
end
tell('{"type":"beat","node":"' .. node .. '"}')
return { known and 1 or 0, redis.call('zcard', prefix .. 'nodes') }
`
