import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import type { Evidence } from '#app/moderation/report_options'

/** What is kept of a subject when it is reported. */
export interface ReportedSubject {
  /** who answers for it; null where nobody does any more */
  reportedUserId: number | null
  evidence: Evidence
}

type FindSubject = (
  reporter: User,
  id: number,
  trx: TransactionClientContract
) => Promise<ReportedSubject | null>

/** Takes the subject out of others' view, for good; does nothing where it is gone. */
type TakeDown = (id: number, trx: TransactionClientContract) => Promise<void>

const registry = new Map<string, FindSubject>()
const takeDowns = new Map<string, TakeDown>()

/**
 * Declares a kind of thing that may be reported. A module does so in its
 * `reportables.ts`, which `start/reportables.ts` lists.
 *
 * @param type wire name of the subject: `message`
 * @param find null for what does not exist, or what this person may not know of
 * @param takeDown where staff can do more about it than talk to people
 */
export function defineReportable(type: string, find: FindSubject, takeDown?: TakeDown): void {
  registry.set(type, find)
  if (takeDown) takeDowns.set(type, takeDown)
}

/** Whether staff can take subjects of this kind out of others' view. */
export function canTakeDown(type: string): boolean {
  return takeDowns.has(type)
}

/** @throws HttpError 409 for a kind that cannot be taken down */
export async function takeDownSubject(
  { type, id }: { type: string; id: number },
  trx: TransactionClientContract
): Promise<void> {
  const takeDown = takeDowns.get(type)
  if (!takeDown) throw HttpError.conflict('This cannot be taken down from here.')
  await takeDown(id, trx)
}

/** The subject as it is now; null also for a type that nobody declared. */
export async function findReportable(
  { type, id }: { type: string; id: number },
  reporter: User,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  return (await registry.get(type)?.(reporter, id, trx)) ?? null
}
