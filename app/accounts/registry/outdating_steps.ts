import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'

/** @param keptSessionId of the browser that goes on, null if none does */
type Step = (
  userId: number,
  keptSessionId: string | null,
  trx: TransactionClientContract
) => Promise<void>

const steps: Step[] = []

/** Adds a step to the transaction that ends a person's sessions; a failure rolls back both. */
export function outdatingStep(step: Step): Extension {
  return () => void steps.push(step)
}

export async function runOutdatingSteps(...args: Parameters<Step>): Promise<void> {
  for (const step of steps) await step(...args)
}
