import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'

interface DeletionStep {
  /** null if it can be deleted; else a sentence that says what to do first */
  refuse?: (user: User, trx: TransactionClientContract) => Promise<string | null>
  /** settles or removes what the database doesn't cascade */
  run?: (user: User, trx: TransactionClientContract) => Promise<void>
}

const steps: DeletionStep[] = []

export function deletionStep(step: DeletionStep): Extension {
  return () => void steps.push(step)
}

/** @throws HttpError 409 with the first refusal, before any step runs */
export async function runAccountDeletionSteps(
  user: User,
  trx: TransactionClientContract
): Promise<void> {
  for (const { refuse } of steps) {
    const reason = await refuse?.(user, trx)
    if (reason) throw HttpError.conflict(reason)
  }
  for (const { run } of steps) await run?.(user, trx)
}
