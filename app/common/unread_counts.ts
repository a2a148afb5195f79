import { pageValue } from '#app/common/page_values'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** A module adds the name of its own here, and declares it with `unreadCount`. */
export interface UnreadNames {}

type UnreadName = keyof UnreadNames

const names = new Registry('unread counts', { key: (name: UnreadName) => name })

/**
 * Declares an unread count that every page carries.
 * @param sql a scalar subquery with `:userId`
 */
export function unreadCount(name: UnreadName, sql: string): Extension {
  const [addName, addValue] = [names.adds(name), pageValue(`unread_${name}`, sql)]
  return () => {
    addName()
    addValue()
  }
}

/** @param values what `findPageValues` found */
export function unreadCountsIn(
  values: Record<string, unknown>
): Partial<Record<UnreadName, number>> {
  const counts: Partial<Record<UnreadName, number>> = {}
  for (const name of names.list()) counts[name] = Number(values[`unread_${name}`] ?? 0)
  return counts
}
