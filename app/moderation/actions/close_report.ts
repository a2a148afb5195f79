import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import Report from '#app/moderation/models/report'
import { takeDownSubject } from '#app/moderation/reportable_registry'
import type { ReportOutcome } from '#app/moderation/report_options'

interface Closing {
  outcome: ReportOutcome
  note?: string | null
  /** whether what was reported goes out of others' view with it */
  takesDown?: boolean
}

/** Ends an open report. Of two who end it at once, the second is told so. */
export default class CloseReport {
  /** @throws HttpError 404 for an unknown one, 409 for one that is closed, or whose subject cannot be taken down */
  async handle(
    id: number,
    staff: User,
    { outcome, note, takesDown = false }: Closing,
    trx: TransactionClientContract
  ): Promise<Report> {
    const report = await Report.query({ client: trx }).where('id', id).forUpdate().first()
    if (!report) throw HttpError.notFound()
    if (report.status !== 'open') throw HttpError.conflict('This report is closed already.')
    if (takesDown) {
      await takeDownSubject({ type: report.subjectType, id: report.subjectId }, trx)
    }
    return report
      .merge({
        status: outcome,
        resolvedById: staff.id,
        resolutionNote: note || null,
        resolvedAt: DateTime.now(),
      })
      .save()
  }
}
