import { DateTime } from 'luxon'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { tellOutcome } from '#app/moderation/actions/tell_outcome'
import Report from '#app/moderation/models/report'
import { takeDownSubject } from '#app/moderation/registry/reportable_registry'
import type { ReportOutcome } from '#app/moderation/contract/report_options'
import type { ActingUser } from '#app/accounts/models/acting_user'

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
