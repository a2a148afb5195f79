import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Report from '#app/moderation/report'
import { findReportable } from '#app/moderation/reportable_registry'
import type { ReportInput } from '#app/moderation/report_validators'
import type { ActingUser } from '#app/accounts/user'

/**
 * Reports a subject with a snapshot of its content. While a report is open, repeating it returns
 * the same one.
 * @throws HttpError 404; 422 for their own
 */
export async function reportSubject(
  { user: reporter, trx }: ActingUser,
  { subject_type: type, subject_id: id, reason, note }: ReportInput
): Promise<Report> {
  const subject = await findReportable({ type, id }, reporter, trx)
  if (!subject) throw HttpError.notFound()
  if (subject.reportedUserId === reporter.id) {
    throw fieldErrors({ subject_id: 'You can’t report yourself.' })
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
