import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** A line of what a market is like, the same for everybody. */
export interface MarketFact {
  label: string
  /** money, in major units of `currency`; otherwise a count */
  amount: number
  currency: string | null
  /** a path on this site */
  href: string | null
}

type ListFacts = (marketId: number) => Promise<MarketFact[]>

const lists = new Registry('facts of markets', {
  order: ({ order }: { order: number; list: ListFacts }) => order,
})

/** Adds facts to market pages; those that come to nothing are left out by whoever adds them. */
export function marketFacts(order: number, list: ListFacts): Extension {
  return lists.adds({ order, list })
}

/** In order. */
export async function listMarketFacts(marketId: number): Promise<MarketFact[]> {
  const facts = await Promise.all(lists.list().map(({ list }) => list(marketId)))
  return facts.flat()
}
