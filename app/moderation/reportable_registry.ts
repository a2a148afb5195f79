import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
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

interface ReportableType {
  type: string
  find: FindSubject
  takeDown?: TakeDown
}

const registry = new Registry('reportable types', { key: ({ type }: ReportableType) => type })

/**
 * Declares a reportable type.
 * @param find null if it doesn't exist or this person can't see it
 * @param takeDown if staff can hide it
 */
export function reportable(type: string, find: FindSubject, takeDown?: TakeDown): Extension {
  return registry.adds({ type, find, takeDown })
}

export function canTakeDown(type: string): boolean {
  return registry.find(type)?.takeDown !== undefined
}

/** @throws HttpError 409 if it can't be taken down */
export async function takeDownSubject(
  { type, id }: { type: string; id: number },
  trx: TransactionClientContract
): Promise<void> {
  const takeDown = registry.find(type)?.takeDown
  if (!takeDown) throw HttpError.conflict('This can’t be taken down here.')
  await takeDown(id, trx)
}

/** The subject as of now; null for an undeclared type too. */
export async function findReportable(
  { type, id }: { type: string; id: number },
  reporter: User,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  return (await registry.find(type)?.find(reporter, id, trx)) ?? null
}
