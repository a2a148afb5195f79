import { configProvider } from '@adonisjs/core'
import type { RedisService } from '@adonisjs/redis/types'
import type { SessionData, SessionStoreFactory } from '@adonisjs/session/types'
import {
  idleSecondsOf,
  lastActive,
  MAX_IDLE_SECONDS,
  MAX_SESSION_SECONDS,
  subjectOf,
} from './session_subject.js'
import {
  sealed,
  unsealed,
  type OpenedSession,
  type SessionChange,
  type SessionStore,
} from './session_store.js'

/** Replaces a value that is still the one that was read. */
const REPLACE = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'EX', ARGV[3], 'XX')
return 1`

export class RedisSessions implements SessionStore {
  constructor(private readonly redis: RedisService) {}

  async read(id: string): Promise<SessionData | null> {
    const stored = await this.redis.get(keyOf(id))
    return stored === null ? null : unsealed(stored, id)
  }

  async open(id: string): Promise<OpenedSession | null> {
    const values = await this.read(id)
    return values && { values, account: null }
  }

  /** The set is written first: a session missing from it could not be ended. */
  async write(id: string, values: SessionData): Promise<void> {
    const userId = subjectOf(values)?.userId
    if (userId !== undefined) await this.tag(id, userId)
    await this.redis.set(keyOf(id), sealed(values, id), 'EX', idleSecondsOf(values))
  }

  async update(id: string, change: SessionChange): Promise<boolean> {
    for (;;) {
      const stored = await this.redis.get(keyOf(id))
      const present = stored === null ? null : unsealed(stored, id)
      if (stored === null || !present) return false
      const values = change(present)
      const args = [stored, sealed(values, id), String(idleSecondsOf(values))]
      if (await this.redis.eval(REPLACE, 1, keyOf(id), ...args)) return true
    }
  }

  async extend(id: string, seconds: number): Promise<boolean> {
    return (await this.redis.expire(keyOf(id), seconds)) === 1
  }

  async touch(id: string): Promise<void> {
    await this.extend(id, MAX_IDLE_SECONDS)
  }

  async destroy(id: string): Promise<void> {
    await this.redis.del(keyOf(id))
  }

  async tag(id: string, userId: string | number): Promise<void> {
    await this.redis.sadd(setOf(userId), id)
    await this.redis.expire(setOf(userId), MAX_SESSION_SECONDS)
  }

  async untag(id: string, userId: string | number): Promise<void> {
    await this.redis.srem(setOf(userId), id)
  }

  async tagged(userId: string | number) {
    const ids = await this.redis.smembers(setOf(userId))
    const found = await Promise.all(ids.map((id) => this.#find(id)))
    const gone = found.filter(({ data }) => data === null).map(({ id }) => id)
    if (gone.length) await this.redis.srem(setOf(userId), ...gone)
    return found.flatMap(({ data, ...session }) => (data ? [{ ...session, data }] : []))
  }

  async #find(id: string) {
    const [data, leftMs] = await Promise.all([this.read(id), this.redis.pttl(keyOf(id))])
    return { id, data, lastActiveAt: lastActive(Date.now() + leftMs) }
  }
}

export function redisSessions() {
  return configProvider.create<SessionStoreFactory>(async (app) => {
    const redis = await app.container.make('redis')
    return () => new RedisSessions(redis)
  })
}

function keyOf(id: string): string {
  return `session:${id}`
}

function setOf(userId: string | number): string {
  return `sessions_of:${userId}`
}
