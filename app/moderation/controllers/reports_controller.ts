import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { reportSubject } from '#app/moderation/actions/report_subject'
import { REPORT_LIMITS } from '#app/moderation/policies/rate_limits'
import ReportTransformer from '#app/moderation/transformers/report_transformer'
import { reportValidator } from '#app/moderation/validators/report_validators'

export default class ReportsController {
  async store(ctx: HttpContext) {
    const reporter = ctx.auth.getUserOrFail()
    await countAttempt(ctx, REPORT_LIMITS, String(reporter.id))
    const input = await ctx.request.validateUsing(reportValidator)
    return once(ctx, async (trx) => {
      const report = await reportSubject({ user: reporter, trx }, input)
      const wire = new ReportTransformer(report).toObject()
      return { status: 201, body: { status: 'success', report: wire } }
    })
  }
}
