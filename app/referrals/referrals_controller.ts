import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest } from '#app/common/http/paginator'
import { findReward } from '#app/referrals/find_referrals'
import { referAnswer } from '#app/referrals/refer_transformer'

export default class ReferralsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    return referAnswer(ctx, await findReward(ctx.auth.getUserOrFail(), page), page)
  }
}
