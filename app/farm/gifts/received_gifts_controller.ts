import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { claimGift } from '#app/farm/gifts/claim_gift'
import { CLAIM_LIMITS } from '#app/farm/farm_limits'
import { findGift } from '#app/farm/gifts/find_gifts'
import ReceivedGiftTransformer from '#app/farm/gifts/received_gift_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'

/** Opening the link changes nothing, because link scanners open links, too. */
export default class ReceivedGiftsController {
  /** People who must first sign in or register return here. */
  async show(ctx: HttpContext) {
    const { auth, inertia, params, request, session } = ctx
    const gift = await findGift(params.token)
    const needsAccount = gift?.kind === 'image_credits' && gift.isOpen && !auth.user
    if (needsAccount) session.setIntendedUrl(request.url())
    return inertia.render('farm/gift', {
      token: String(params.token),
      gift: gift && new ReceivedGiftTransformer(gift, auth.user?.id ?? null).toObject(),
      is_claimed_here: Boolean(gift?.isClaimedBy(auth.user?.id ?? null)),
      is_own: gift?.userId === auth.user?.id,
      needs_account: needsAccount,
      csrf_token: request.csrfToken,
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, CLAIM_LIMITS)
    await transaction((trx) => claimGift({ trx }, ctx.params.token, ctx.auth.user ?? null))
    return answerForm(ctx, { redirect: `/gifts/${ctx.params.token}` })
  }
}
