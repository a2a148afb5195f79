import type { HttpContext } from '@adonisjs/core/http'
import { findReward } from '#app/referrals/find_referrals'
import { MAX_REWARDS_A_MONTH, REFERRAL_COINS } from '#app/referrals/referral_options'
import { referAnswer } from '#app/referrals/refer_transformer'

const FIRST = { page: 1, perPage: 20 }

export default class ReferController {
  async show(ctx: HttpContext) {
    const refer = referAnswer(ctx, await findReward(ctx.auth.getUserOrFail(), FIRST), FIRST)
    return ctx.inertia.render('dashboard/refer', {
      ...refer,
      next_page_url: refer.next_page_url && '/api/refer?page=2',
      coins_each: REFERRAL_COINS,
      monthly_limit: MAX_REWARDS_A_MONTH,
    })
  }
}
