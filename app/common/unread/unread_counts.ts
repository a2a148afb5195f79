import db from '@adonisjs/lucid/services/db'
import type { Extension } from '#app/kernel/modules/module'

const counts = new Map<UnreadName, string>()

export type UnreadName = 'chats' | 'notifications'

export type UnreadCounts = Record<UnreadName, number>

/**
 * Declares something whose unread count every page carries.
 * @param sql a scalar subquery; `:userId` is whose
 */
export function unreadCount(name: UnreadName, sql: string): Extension {
  return () => void counts.set(name, sql)
}

/** All of somebody's in one statement, because every page of a signed-in person asks. */
export async function findUnreadCounts(userId: number): Promise<UnreadCounts> {
  const columns = [...counts].map(([name, sql]) => `coalesce((${sql}), 0)::integer as ${name}`)
  const { rows } = await db.rawQuery<{ rows: UnreadCounts[] }>(`select ${columns.join(', ')}`, {
    userId,
  })
  return rows[0]!
}
