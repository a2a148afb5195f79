import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { Extension } from '#app/kernel/modules/module'

type Step = (context: InTransaction, user: Pick<User, 'id' | 'email'>) => Promise<void>

const steps: Step[] = []

/** Adds a step to the transactions in which an account proves that an address is theirs. */
export function addressStep(step: Step): Extension {
  return () => void steps.push(step)
}

/** Wherever an address is verified: the first one, another one, or a former one again. */
export async function runAddressSteps(
  { trx }: InTransaction,
  user: Pick<User, 'id' | 'email'>
): Promise<void> {
  for (const step of steps) await step({ trx }, user)
}
