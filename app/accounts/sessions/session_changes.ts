import type { SessionData } from '@adonisjs/session/types'
import type { SessionChange } from './session_store.js'

/**
 * What a request changed, to be applied to whatever others have stored meanwhile. Their keys stay; a
 * key that both set has this request's value, and one that this request used up goes only if nobody
 * has filled it again.
 * @param before the values the request read
 * @param after the values it leaves
 */
export function changesBetween(before: SessionData, after: SessionData): SessionChange {
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
