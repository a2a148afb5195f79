import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type Step = (context: InTransaction, user: Pick<User, 'id' | 'email'>) => Promise<void>

const steps = new Registry<Step>('steps when an address is proven')

/** Adds a step to the transactions in which an account proves that an address is theirs. */
export function addressStep(step: Step): Extension {
  return steps.adds(step)
}

/** Wherever an address is verified: the first one, another one, or a former one again. */
export async function runAddressSteps(
  { trx }: InTransaction,
  user: Pick<User, 'id' | 'email'>
): Promise<void> {
  for (const step of steps.list()) await step({ trx }, user)
}
