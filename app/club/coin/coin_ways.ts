import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type User from '#app/accounts/user'
import { COINS_PER_CREDIT } from '#app/ledger/ledger_entry'
import { countEarnings } from '#app/ledger/list_coin_entries'
import { coinWays } from '#app/ledger/coin_ways'

/**
 * Best paid first, those that can't be done yet last.
 * @param earned how often the person earned each way
 */
export function coinWaysOf(user: User, earned: ReadonlyMap<string, number>) {
  return coinWays
    .list()
    .filter(({ kind, isFor }) => earned.has(kind) || (isFor?.(user) ?? true))
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map(({ kind, coins, label, url, isRepeatable = false }) => ({
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

/** The best paid way to earn coin that somebody hasn't gone yet and can go by themselves. */
export async function listCoinTasks(user: User): Promise<DashboardTask[]> {
  const ways = coinWaysOf(user, await countEarnings(user.id))
  const next = ways.find(
    ({ done, url, is_repeatable: isRepeatable }) => !done && url && !isRepeatable
  )
  if (!next?.url) return []
  return [
    {
      kind: 'coin',
      title: `Earn ${next.coins} club coin`,
      text: `${next.label}. ${COINS_PER_CREDIT} coins become an image credit.`,
      url: next.url,
    },
  ]
}
