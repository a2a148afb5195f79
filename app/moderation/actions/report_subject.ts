import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/core/exceptions/http_error'
import Report from '#app/moderation/models/report'
import { findReportable } from '#app/moderation/reportable_registry'
import type { ReportInput } from '#app/moderation/validators/report_validators'

/** Reports something to staff, with what it was in this moment. */
export default class ReportSubject {
  /**
   * A second report of the same subject by the same person, while the first is
   * open, is the first one: also when both come in the same instant.
   *
   * @throws HttpError 404 for what they may not know of, 422 for what is theirs
   */
  async handle(
    reporter: User,
    { subject_type: type, subject_id: id, reason, note }: ReportInput,
    trx: TransactionClientContract
  ): Promise<Report> {
    const subject = await findReportable({ type, id }, reporter, trx)
    if (!subject) throw HttpError.notFound()
    if (subject.reportedUserId === reporter.id) {
      throw fieldErrors({ subject_id: 'You cannot report yourself.' })
    }
    await trx
      .knexQuery()
      .table('reports')
      .insert({
        reporter_id: reporter.id,
        reported_user_id: subject.reportedUserId,
        subject_type: type,
        subject_id: id,
        reason,
        note: note || null,
        evidence: JSON.stringify(subject.evidence),
        created_at: new Date(),
      })
      .onConflict()
      .ignore()
    return Report.query({ client: trx })
      .where({ reporter_id: reporter.id, subject_type: type, subject_id: id })
      .orderBy('id', 'desc')
      .firstOrFail()
  }
}
