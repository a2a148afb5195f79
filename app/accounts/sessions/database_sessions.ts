import { configProvider } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { SessionData, SessionStoreFactory } from '@adonisjs/session/types'
import { idleSecondsOf, lastActive, MAX_IDLE_SECONDS, subjectOf } from './session_subject.js'
import {
  sealed,
  unsealed,
  type OpenedSession,
  type SessionChange,
  type SessionStore,
} from './session_store.js'

interface SessionRow {
  id: string
  data: string
  expires_at: Date
}

/** Expired rows are deleted on average once per this many new sessions. */
const SESSIONS_PER_SWEEP = 50

export class DatabaseSessions implements SessionStore {
  async read(id: string): Promise<SessionData | null> {
    const row: SessionRow | null = await this.#standing(id).first()
    return row && unsealed(row.data, id)
  }

  /** Every request of somebody signed in needs both, so one statement reads them. */
  async open(id: string): Promise<OpenedSession | null> {
    // lazy: `config/session.ts` loads before models can
    const { findSessionWithAccount } = await import('./find_session_with_account.js')
    const found = await findSessionWithAccount(id)
    if (!found) return null
    const values = unsealed(found.data, id)
    return values && { values, account: found.account }
  }

  async write(id: string, values: SessionData): Promise<void> {
    const userId = subjectOf(values)?.userId
    await db.table('sessions').insert({
      id,
      data: sealed(values, id),
      user_id: userId === undefined ? null : String(userId),
      expires_at: inSeconds(idleSecondsOf(values)),
    })
    if (Math.random() * SESSIONS_PER_SWEEP < 1) {
      await db.from('sessions').where('expires_at', '<=', new Date()).delete()
    }
  }

  async update(id: string, change: SessionChange): Promise<boolean> {
    for (;;) {
      const row: SessionRow | null = await this.#standing(id).first()
      const present = row && unsealed(row.data, id)
      if (!row || !present) return false
      const values = change(present)
      const rows: unknown[] = await this.#standing(id)
        .where('data', row.data)
        .update({ data: sealed(values, id), expires_at: inSeconds(idleSecondsOf(values)) })
        .returning('id')
      if (rows.length) return true
    }
  }

  async extend(id: string, seconds: number): Promise<boolean> {
    const rows: unknown[] = await this.#standing(id)
      .update({ expires_at: inSeconds(seconds) })
      .returning('id')
    return rows.length > 0
  }

  async touch(id: string): Promise<void> {
    await this.extend(id, MAX_IDLE_SECONDS)
  }

  async destroy(id: string): Promise<void> {
    await db.from('sessions').where({ id }).delete()
  }

  async tag(id: string, userId: string | number): Promise<void> {
    await this.#standing(id).update({ user_id: String(userId) })
  }

  async untag(id: string): Promise<void> {
    await this.#standing(id).update({ user_id: null })
  }

  async tagged(userId: string | number) {
    const rows: SessionRow[] = await db
      .from('sessions')
      .select('id', 'data', 'expires_at')
      .where('user_id', String(userId))
      .where('expires_at', '>', new Date())
    return rows.map(({ id, data, expires_at: expiresAt }) => ({
      id,
      data: unsealed(data, id) ?? {},
      lastActiveAt: lastActive(expiresAt.getTime()),
    }))
  }

  #standing(id: string) {
    return db.from('sessions').where({ id }).where('expires_at', '>', new Date())
  }
}

export function databaseSessions() {
  return configProvider.create<SessionStoreFactory>(async () => () => new DatabaseSessions())
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}
