import type { HttpContext } from '@adonisjs/core/http'
import { MAX_REWARDS_A_MONTH, REFERRAL_COINS } from '#app/referrals/referral_options'
import { referAnswer } from '#app/referrals/refer_answer'

export default class ReferController {
  async show(ctx: HttpContext) {
    const refer = await referAnswer(ctx, { page: 1, perPage: 20 })
    return ctx.inertia.render('dashboard/refer', {
      ...refer,
      next_page_url: refer.next_page_url && '/api/refer?page=2',
      coins_each: REFERRAL_COINS,
      monthly_limit: MAX_REWARDS_A_MONTH,
    })
  }
}
