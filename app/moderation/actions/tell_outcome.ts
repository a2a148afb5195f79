import type { InTransaction } from '#app/kernel/database/transaction'
import type Report from '#app/moderation/models/report'
import { notify } from '#app/notifications/actions/notify'

/** The page with the rules. */
const RULES_URL = '/acceptable-use'

/** Tells the reporter the outcome, and the owner of removed content, but never who reported it. */
export async function tellOutcome(
  { trx }: InTransaction,
  report: Report,
  isTakenDown: boolean
): Promise<void> {
  const { id, status, subjectType, subjectId, reporterId, reportedUserId } = report
  if (reporterId !== null) {
    const words = { outcome: isTakenDown ? 'taken_down' : status }
    const groupKey = `report_outcome:${id}`
    await notify(
      { trx },
      { userId: reporterId, kind: 'report_outcome', groupKey, words, url: RULES_URL }
    )
  }
  if (!isTakenDown || reportedUserId === null) return
  await notify(
    { trx },
    {
      userId: reportedUserId,
      kind: 'taken_down',
      groupKey: `taken_down:${subjectType}:${subjectId}`,
      words: { subject: subjectType },
      url: RULES_URL,
    }
  )
}
