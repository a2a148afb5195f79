import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt, type AttemptLimits } from '#app/common/rate_limits/attempts'
import { reportSubject } from '#app/moderation/report_subject'
import ReportTransformer from '#app/moderation/report_transformer'
import { reportValidator } from '#app/moderation/report_validators'

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

/** Enough for someone harassed by many, too little for someone who harasses. */
export const REPORT_LIMITS: AttemptLimits = {
  name: 'report',
  account: { requests: 30, every: '1 hour' },
  address: { requests: 300, every: '1 hour' },
}
