import { MessageBuilder } from '@adonisjs/core/helpers'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreWithTaggingContract,
  TaggedSession,
} from '@adonisjs/session/types'

/** Only `write` creates a session, so a late update can't revive an ended one. */
export interface SessionStore extends SessionStoreWithTaggingContract {
  write(id: string, values: SessionData): Promise<void>
  /**
   * Applies a change to its present values, atomically. False if it has ended.
   * @param change may run several times
   */
  update(id: string, change: SessionChange): Promise<boolean>
  /** False if it has ended. */
  extend(id: string, seconds: number): Promise<boolean>
  tagged(userId: string | number): Promise<ActiveSession[]>
}

export type SessionChange = (present: SessionData) => SessionData

export interface ActiveSession extends TaggedSession {
  lastActiveAt: Date
}

export function isActiveSession(session: TaggedSession): session is ActiveSession {
  return 'lastActiveAt' in session
}

export function isSessionStore(store: SessionStoreContract): store is SessionStore {
  return 'update' in store && 'extend' in store && 'tagged' in store
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
