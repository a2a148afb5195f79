import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
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

const registry = new Map<string, FindSubject>()

/**
 * Declares a kind of thing that may be reported. A module does so in its
 * `reportables.ts`, which `start/reportables.ts` lists.
 *
 * @param type wire name of the subject: `message`
 * @param find null for what does not exist, or what this person may not know of
 */
export function defineReportable(type: string, find: FindSubject): void {
  registry.set(type, find)
}

/** The subject as it is now; null also for a type that nobody declared. */
export async function findReportable(
  { type, id }: { type: string; id: number },
  reporter: User,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  return (await registry.get(type)?.(reporter, id, trx)) ?? null
}
