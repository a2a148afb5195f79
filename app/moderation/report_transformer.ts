import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { canTakeDown } from '#app/moderation/reportable_registry'
import type Report from '#app/moderation/report'

export default class ReportTransformer extends BaseTransformer<Report> {
  toObject() {
    const report = this.resource
    return {
      id: report.id,
      subject_type: report.subjectType,
      subject_id: report.subjectId,
      reason: report.reason,
      note: report.note,
      status: report.status,
      created_at: report.createdAt.toUTC().toISO()!,
    }
  }

  /** Needs what `listReports` loads. */
  forStaff() {
    const report = this.resource
    return {
      ...this.toObject(),
      evidence: report.evidence,
      can_take_down: canTakeDown(report.subjectType),
      reporter: cardOf(report.reporter),
      reported_user: cardOf(report.reportedUser),
      previous_reports_count: Number(report.$extras.previous_reports_count),
      resolved_by: cardOf(report.resolvedBy),
      resolution_note: report.resolutionNote,
      resolved_at: report.resolvedAt?.toUTC().toISO() ?? null,
    }
  }
}

function cardOf(user: User | null) {
  return user ? new UserCardTransformer(user).toObject() : null
}
