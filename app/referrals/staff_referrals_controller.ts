import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { decideReferral } from '#app/referrals/settle_referral'
import { REVIEW_LISTS } from '#app/referrals/referral_options'
import { referralPolicy } from '#app/referrals/referral_policy'
import { countReviews, findReview, listReferralReviews } from '#app/referrals/find_reviews'
import ReviewTransformer from '#app/referrals/review_transformer'

const PER_PAGE = 20

export default class StaffReferralsController {
  async show(ctx: HttpContext) {
    staffOf(ctx)
    const page = await pageOf(ctx)
    return ctx.inertia.render('referrals/reviews', { ...page, counts: await countReviews() })
  }

  /** `?list=review|accepted|refused&after={id}` */
  async index(ctx: HttpContext) {
    staffOf(ctx)
    return pageOf(ctx)
  }

  accept(ctx: HttpContext) {
    return decide(ctx, true)
  }

  refuse(ctx: HttpContext) {
    return decide(ctx, false)
  }
}

function staffOf({ auth }: HttpContext): User {
  const user = auth.getUserOrFail()
  if (!referralPolicy.review(user)) throw HttpError.forbidden('Only staff can see these.')
  return user
}

async function pageOf({ request }: HttpContext) {
  const asked: unknown = request.input('list')
  const list = REVIEW_LISTS.find((one) => one === asked) ?? 'review'
  const after = Number(request.input('after'))
  const rows = await listReferralReviews({
    list,
    after: Number.isInteger(after) && after > 0 && after < 2 ** 31 ? after : undefined,
    limit: PER_PAGE + 1,
  })
  const shown = rows.slice(0, PER_PAGE)
  return {
    list,
    referrals: shown.map((referral) => new ReviewTransformer(referral).toObject()),
    next_page_url:
      rows.length > PER_PAGE ? `/api/staff/referrals?list=${list}&after=${shown.at(-1)!.id}` : null,
  }
}

function decide(ctx: HttpContext, isAccepted: boolean) {
  const staff = staffOf(ctx)
  const id: number = ctx.params.id
  return once(ctx, async (trx) => {
    await decideReferral({ user: staff, trx }, id, isAccepted)
    const referral = new ReviewTransformer(await findReview(id, trx)).toObject()
    return { status: 200, body: { status: 'success' as const, referral } }
  })
}
