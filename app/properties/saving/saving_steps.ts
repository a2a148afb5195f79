import type { ActingUser } from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type Step = (actor: ActingUser, propertyId: number) => Promise<void>

interface SavingSteps {
  /** somebody saved a listing that they hadn't saved before */
  save: Step
  /** they no longer save it */
  unsave: Step
}

const registry = new Registry<SavingSteps>('steps when a listing is saved')

/** Adds steps to the transactions in which somebody saves a listing or lets it go. */
export function savingSteps(steps: SavingSteps): Extension {
  return registry.adds(steps)
}

export async function runSavingSteps(
  kind: keyof SavingSteps,
  actor: ActingUser,
  propertyId: number
): Promise<void> {
  for (const steps of registry.list()) await steps[kind](actor, propertyId)
}
