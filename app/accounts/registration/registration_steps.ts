import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

export type RegistrationStep = (user: User, trx: TransactionClientContract) => Promise<void>

type FindStep = (ctx: HttpContext) => Promise<RegistrationStep | null>

const steps = new Registry<RegistrationStep>('steps of the registration')
const finders = new Registry<FindStep>('steps of a visited registration')

/** Adds a step to the transaction that creates an account; a failure rolls back both. */
export function registrationStep(step: RegistrationStep): Extension {
  return steps.adds(step)
}

export async function runRegistrationSteps(
  user: User,
  trx: TransactionClientContract,
  further: readonly RegistrationStep[]
): Promise<void> {
  for (const step of [...steps.list(), ...further]) await step(user, trx)
}

/** Adds a step that depends on the request, which `find` reads before the transaction. */
export function visitedRegistrationStep(find: FindStep): Extension {
  return finders.adds(find)
}

/** For `registerUser`. */
export async function findRegistrationSteps(ctx: HttpContext): Promise<RegistrationStep[]> {
  const found: RegistrationStep[] = []
  for (const find of finders.list()) {
    const step = await find(ctx)
    if (step) found.push(step)
  }
  return found
}
