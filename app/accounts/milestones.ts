import type { InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** What a person did for real: proved their address, published, finished a design, joined a market. */
export type Milestone = 'verified' | 'published' | 'designed' | 'joined_market'

type MilestoneStep = (context: InTransaction, userId: number, milestone: Milestone) => Promise<void>

const steps = new Registry<MilestoneStep>('steps at milestones', { isTopDown: true })

/**
 * Adds a step to the transactions in which people reach milestones; it must bear repeats. Steps of
 * higher modules run first: those of the ledger lock the house's accounts, which everyone needs.
 */
export function milestoneStep(step: MilestoneStep): Extension {
  return steps.adds(step)
}

/** Every time, not only the first. */
export async function reachMilestone(
  { trx }: InTransaction,
  userId: number,
  milestone: Milestone
): Promise<void> {
  for (const step of steps.list()) await step({ trx }, userId, milestone)
}
