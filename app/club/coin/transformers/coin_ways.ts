import type User from '#app/accounts/models/user'
import { coinWays } from '#app/ledger/registry/coin_ways'

/**
 * Best paid first, those that can't be done yet last.
 * @param earned how often the person earned each way
 */
export function coinWaysOf(user: User, earned: ReadonlyMap<string, number>) {
  return [...coinWays()]
    .filter(([kind, { isFor }]) => earned.has(kind) || (isFor?.(user) ?? true))
    .sort(([, one], [, other]) => rankOf(other) - rankOf(one))
    .map(([kind, { coins, label, url, isRepeatable = false }]) => ({
      kind,
      coins,
      label,
      url,
      is_repeatable: isRepeatable,
      /** whether nothing more can be earned this way */
      done: !isRepeatable && earned.has(kind),
      times: earned.get(kind) ?? 0,
    }))
}

function rankOf({ coins, url }: { coins: number; url: string | null }): number {
  return url === null ? 0 : coins
}
