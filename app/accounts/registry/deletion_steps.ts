import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type User from '#app/accounts/models/user'
import type { Extension } from '#app/kernel/modules/module'

interface DeletionStep {
  /** why it can't be yet, in a sentence that says what to do first; null if it can */
  refuse?: (user: User, trx: TransactionClientContract) => Promise<string | null>
  /** settles or removes what the database doesn't remove with the account's row */
  run?: (user: User, trx: TransactionClientContract) => Promise<void>
}

const steps: DeletionStep[] = []

export function deletionStep(step: DeletionStep): Extension {
  return () => void steps.push(step)
}

/** @throws HttpError 409 with the first refusal, before any step has run */
export async function runDeletionSteps(user: User, trx: TransactionClientContract): Promise<void> {
  for (const { refuse } of steps) {
    const reason = await refuse?.(user, trx)
    if (reason) throw HttpError.conflict(reason)
  }
  for (const { run } of steps) await run?.(user, trx)
}
