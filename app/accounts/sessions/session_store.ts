import { MessageBuilder } from '@adonisjs/core/helpers'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreWithTaggingContract,
  TaggedSession,
} from '@adonisjs/session/types'
import type User from '#app/accounts/user'

/** Only `write` creates a session, so a late update can't revive an ended one. */
export interface SessionStore extends SessionStoreWithTaggingContract {
  write(id: string, values: SessionData): Promise<void>
  /** Null if there is none. */
  open(id: string): Promise<OpenedSession | null>
  /**
   * Applies a change to its present values, atomically. False if it has ended.
   * @param change may run several times
   */
  update(id: string, change: SessionChange): Promise<boolean>
  /** False if it has ended. */
  extend(id: string, seconds: number): Promise<boolean>
  tagged(userId: string | number): Promise<ActiveSession[]>
}

export interface OpenedSession {
  values: SessionData
  /** of the same moment, if the store is asked for both at once */
  account: User | null
}

export type SessionChange = (present: SessionData) => SessionData

export interface ActiveSession extends TaggedSession {
  lastActiveAt: Date
}

export function isActiveSession(session: TaggedSession): session is ActiveSession {
  return 'lastActiveAt' in session
}

export function isSessionStore(store: SessionStoreContract): store is SessionStore {
  return 'open' in store && 'update' in store && 'extend' in store && 'tagged' in store
}

export function sealed(values: SessionData, id: string): string {
  return new MessageBuilder().build(values, undefined, id)
}

/** Null unless `sealed` created it for this id. */
export function unsealed(stored: string, id: string): SessionData | null {
  try {
    return new MessageBuilder().verify<SessionData>(stored, id)
  } catch {
    return null
  }
}

/**
 * What a request changed, to be applied to whatever others have stored meanwhile. Their keys stay; a
 * key that both set has this request's value, and one that this request used up goes only if nobody
 * has filled it again.
 * @param before the values the request read
 * @param after the values it leaves
 */
export function sessionChanges(before: SessionData, after: SessionData): SessionChange {
  const isSame = (one: SessionData, other: SessionData, key: string) =>
    JSON.stringify(one[key]) === JSON.stringify(other[key])
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !isSame(before, after, key))

  return (present) => {
    const merged = { ...present }
    for (const key of changed) {
      if (key in after) merged[key] = after[key]
      else if (isSame(before, present, key)) delete merged[key]
    }
    return merged
  }
}
