import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { Extension } from '#app/kernel/modules/module'
import type { Evidence } from '#app/moderation/report_options'

export interface ReportedSubject {
  /** the person responsible; null if there is no longer anyone */
  reportedUserId: number | null
  evidence: Evidence
}

type FindSubject = (
  reporter: User,
  id: number,
  trx: TransactionClientContract
) => Promise<ReportedSubject | null>

/** Hides the subject for good; does nothing if it is gone. */
type TakeDown = (id: number, trx: TransactionClientContract) => Promise<void>

const registry = new Map<string, FindSubject>()
const takeDowns = new Map<string, TakeDown>()

/**
 * Declares a reportable type.
 * @param find null if it doesn't exist or this person can't see it
 * @param takeDown if staff can hide it
 */
export function reportable(type: string, find: FindSubject, takeDown?: TakeDown): Extension {
  return () => {
    registry.set(type, find)
    if (takeDown) takeDowns.set(type, takeDown)
  }
}

export function canTakeDown(type: string): boolean {
  return takeDowns.has(type)
}

/** @throws HttpError 409 if it can't be taken down */
export async function takeDownSubject(
  { type, id }: { type: string; id: number },
  trx: TransactionClientContract
): Promise<void> {
  const takeDown = takeDowns.get(type)
  if (!takeDown) throw HttpError.conflict('This can’t be taken down here.')
  await takeDown(id, trx)
}

/** The subject as of now; null for an undeclared type too. */
export async function findReportable(
  { type, id }: { type: string; id: number },
  reporter: User,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  return (await registry.get(type)?.(reporter, id, trx)) ?? null
}
