import type User from '#app/accounts/models/user'
import type { DashboardTask } from '#app/accounts/registry/dashboard_tasks'
import { coinWaysOf } from '#app/club/coin/transformers/coin_ways'
import { COINS_PER_CREDIT } from '#app/ledger/contract/coin_rate'
import { countEarnings } from '#app/ledger/queries/count_earnings'

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
