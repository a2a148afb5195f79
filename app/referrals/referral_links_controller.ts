import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findReferrer } from '#app/referrals/find_referrals'
import { keepReferrer } from '#app/referrals/referral_cookie'

export default class ReferralLinksController {
  /** Who has an account already can't be invited. */
  async show(ctx: HttpContext) {
    const referrer = await findReferrer(String(ctx.params.code))
    if (!referrer) throw HttpError.notFound()
    if (!ctx.auth.user) keepReferrer(ctx, referrer.id)
    ctx.response.header('cache-control', 'no-store')
    return ctx.inertia.render('referrals/invitation', {
      referrer: new UserCardTransformer(referrer).toObject(),
    })
  }
}
