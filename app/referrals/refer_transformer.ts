import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { paginator, type PageRequest } from '#app/common/http/paginator'
import type { Reward } from '#app/referrals/find_referrals'
import ReferralTransformer from '#app/referrals/referral_transformer'

/** A person's link, who joined by it, and what that earned. */
export function referAnswer(
  ctx: HttpContext,
  { handle, referrals, earnedCoins }: Reward,
  page: PageRequest
) {
  const { data, next_page_url: next } = paginator(
    ctx,
    referrals.map((row) => new ReferralTransformer(row).toObject()),
    page
  )
  return {
    url: new URL(`/r/${handle}`, appUrl).href,
    code: handle,
    referrals: data,
    next_page_url: next,
    coins_earned: earnedCoins,
  }
}
