import { DateTime } from 'luxon'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import User, { type ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Report from '#app/moderation/report'
import type { ReportOutcome } from '#app/moderation/report_options'
import { takeDownSubject } from '#app/moderation/reportable_registry'
import { notify } from '#app/notifications/notify'

interface Closing {
  outcome: ReportOutcome
  note?: string | null
  takesDown?: boolean
}

/**
 * Closes an open report.
 * @throws HttpError 404, or 409 if it is closed or its subject can't be taken down
 */
export async function closeReport(
  { user: staff, trx }: ActingUser,
  id: number,
  { outcome, note, takesDown = false }: Closing
): Promise<Report> {
  const report = await Report.query({ client: trx }).where('id', id).forUpdate().first()
  if (!report) throw HttpError.notFound()
  if (report.status !== 'open') throw HttpError.conflict('This report is already closed.')
  if (takesDown) {
    await takeDownSubject({ type: report.subjectType, id: report.subjectId }, trx)
  }
  await report
    .merge({
      status: outcome,
      resolvedById: staff.id,
      resolutionNote: note || null,
      resolvedAt: DateTime.now(),
    })
    .save()
  await tellOutcome({ trx }, report, takesDown)
  return report
}

/** The page with the rules. */
const RULES_URL = '/acceptable-use'

/** Tells the reporter the outcome, and the owner of removed content, but never who reported it. */
async function tellOutcome(
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

/** Ends the sessions of a reported person. @throws HttpError 404, 409 if the account was deleted */
export async function outdateReported({ trx }: InTransaction, reportId: number): Promise<User> {
  const report = await Report.find(reportId, { client: trx })
  if (!report) throw HttpError.notFound()
  const person = report.reportedUserId && (await User.find(report.reportedUserId, { client: trx }))
  if (!person) throw HttpError.conflict('This account was deleted.')
  await outdateSessions(person, trx)
  return person
}
