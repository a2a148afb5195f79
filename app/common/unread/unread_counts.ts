import db from '@adonisjs/lucid/services/db'
import type { Extension } from '#app/kernel/modules/module'

const counts = new Map<UnreadName, string>()

export type UnreadName = 'chats' | 'notifications'

export type UnreadCounts = Record<UnreadName, number>

/**
 * Declares an unread count that every page carries.
 * @param sql a scalar subquery with `:userId`
 */
export function unreadCount(name: UnreadName, sql: string): Extension {
  return () => void counts.set(name, sql)
}

/** All unread counts of a user in one statement, because every signed-in page needs them. */
export async function findUnreadCounts(userId: number): Promise<UnreadCounts> {
  const columns = [...counts].map(([name, sql]) => `coalesce((${sql}), 0)::integer as ${name}`)
  const { rows } = await db.rawQuery<{ rows: UnreadCounts[] }>(`select ${columns.join(', ')}`, {
    userId,
  })
  return rows[0]!
}
