import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface DeletionStep {
  /** null if it can be deleted; else a sentence that says what to do first */
  refuse?: (user: User, trx: TransactionClientContract) => Promise<string | null>
  /** settles or removes what the database doesn't cascade */
  run?: (user: User, trx: TransactionClientContract) => Promise<void>
}

const steps = new Registry<DeletionStep>('steps when an account is deleted')

export function deletionStep(step: DeletionStep): Extension {
  return steps.adds(step)
}

/** @throws HttpError 409 with the first refusal, before any step runs */
export async function runAccountDeletionSteps(
  user: User,
  trx: TransactionClientContract
): Promise<void> {
  for (const { refuse } of steps.list()) {
    const reason = await refuse?.(user, trx)
    if (reason) throw HttpError.conflict(reason)
  }
  for (const { run } of steps.list()) await run?.(user, trx)
}
