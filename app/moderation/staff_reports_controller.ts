import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { clearOutdatedSessions } from '#app/accounts/sessions/end_sessions'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { closeReport, outdateReported } from '#app/moderation/close_report'
import { reportPolicy } from '#app/moderation/report_policy'
import { countReports, listReports, findReport } from '#app/moderation/find_reports'
import { REPORT_STATUSES, type ReportOutcome } from '#app/moderation/report_options'
import ReportTransformer from '#app/moderation/report_transformer'
import { resolutionValidator } from '#app/moderation/report_validators'

const PER_PAGE = 20

export default class StaffReportsController {
  async show(ctx: HttpContext) {
    staffOf(ctx)
    const page = await pageOf(ctx)
    return ctx.inertia.render('moderation/reports', { ...page, counts: await countReports() })
  }

  /** `?status=open|resolved|dismissed&after={id}` */
  async index(ctx: HttpContext) {
    staffOf(ctx)
    return pageOf(ctx)
  }

  resolve(ctx: HttpContext) {
    return close(ctx, 'resolved')
  }

  dismiss(ctx: HttpContext) {
    return close(ctx, 'dismissed')
  }

  /** Signs the reported person out everywhere, for an account that somebody else seems to use. */
  async endSessions(ctx: HttpContext) {
    const staff = staffOf(ctx)
    const person = await transaction((trx) => outdateReported({ trx }, ctx.params.id))
    logSecurityEvent(ctx, 'sessions_ended_by_staff', staff.id, person.id)
    await clearOutdatedSessions(person)
    return { status: 'success' as const }
  }
}

function staffOf({ auth }: HttpContext): User {
  const user = auth.getUserOrFail()
  if (!reportPolicy.review(user)) throw HttpError.forbidden('Only staff can see reports.')
  return user
}

async function pageOf({ request }: HttpContext) {
  const asked = request.input('status')
  const status = REPORT_STATUSES.find((one) => one === asked) ?? 'open'
  const after = Number(request.input('after'))
  const rows = await listReports({
    status,
    after: Number.isInteger(after) && after > 0 && after < 2 ** 31 ? after : undefined,
    limit: PER_PAGE + 1,
  })
  const reports = rows.slice(0, PER_PAGE)
  return {
    status,
    reports: reports.map((report) => new ReportTransformer(report).forStaff()),
    next_page_url:
      rows.length > PER_PAGE
        ? `/api/staff/reports?status=${status}&after=${reports[PER_PAGE - 1].id}`
        : null,
  }
}

async function close(ctx: HttpContext, outcome: ReportOutcome) {
  const staff = staffOf(ctx)
  const { note, takes_down: isTakenDown } = await ctx.request.validateUsing(resolutionValidator)
  const takesDown = outcome === 'resolved' && isTakenDown
  return once(ctx, async (trx) => {
    const closing = { outcome, note, takesDown }
    const { id } = await closeReport({ user: staff, trx }, ctx.params.id, closing)
    const report = new ReportTransformer(await findReport(id, trx)).forStaff()
    return { status: 200, body: { status: 'success', report } }
  })
}
