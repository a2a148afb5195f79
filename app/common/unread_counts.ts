import { pageValue } from '#app/common/page_values'
import type { Extension } from '#app/kernel/modules/module'

const NAMES = ['chats', 'notifications'] as const

export type UnreadName = (typeof NAMES)[number]

export type UnreadCounts = Record<UnreadName, number>

/**
 * Declares an unread count that every page carries.
 * @param sql a scalar subquery with `:userId`
 */
export function unreadCount(name: UnreadName, sql: string): Extension {
  return pageValue(`unread_${name}`, sql)
}

/** @param values what `findPageValues` found */
export function unreadCountsIn(values: Record<string, unknown>): UnreadCounts {
  const [chats, notifications] = NAMES.map((name) => Number(values[`unread_${name}`] ?? 0))
  return { chats, notifications }
}
