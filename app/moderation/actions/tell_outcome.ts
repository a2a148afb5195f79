import type { InTransaction } from '#app/kernel/database/transaction'
import type Report from '#app/moderation/models/report'
import { notify } from '#app/notifications/actions/notify'

/** Where it says what is allowed. */
const RULES_URL = '/acceptable-use'

/** Tells whoever reported what came of it, and whose it was that it is gone; never who reported. */
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
