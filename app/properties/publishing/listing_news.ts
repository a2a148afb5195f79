import type { InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type Step = (context: InTransaction, ids: number[]) => Promise<void>

const steps = new Registry<Step>('steps of listing news')

/** Adds a step to the transactions in which listings come into searches or get another price. */
export function listingNewsStep(step: Step): Extension {
  return steps.adds(step)
}

/** @param ids of listings, which may be private */
export async function tellListingNews({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  for (const step of steps.list()) await step({ trx }, ids)
}
