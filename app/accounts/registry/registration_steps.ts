import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { Extension } from '#app/kernel/modules/module'

type RegistrationStep = (user: User, trx: TransactionClientContract) => Promise<void>

const steps: RegistrationStep[] = []

/** Adds a step to the transaction that creates an account; a failure rolls back both. */
export function registrationStep(step: RegistrationStep): Extension {
  return () => void steps.push(step)
}

export async function runRegistrationSteps(
  user: User,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of steps) await step(user, trx)
}
