import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest } from '#app/common/http/paginator'
import { referAnswer } from '#app/referrals/refer_answer'

export default class ReferralsController {
  async index(ctx: HttpContext) {
    return referAnswer(ctx, pageRequest(ctx))
  }
}
