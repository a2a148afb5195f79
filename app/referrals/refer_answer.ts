import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { paginator, type PageRequest } from '#app/common/http/paginator'
import { countEarnedCoins } from '#app/ledger/list_coin_entries'
import { listReferrals } from '#app/referrals/find_referrals'
import ReferralTransformer from '#app/referrals/referral_transformer'

/** A person's link, who joined by it, and what that earned. */
export async function referAnswer(ctx: HttpContext, page: PageRequest) {
  const { id, handle } = ctx.auth.getUserOrFail()
  const rows = await listReferrals(id, page)
  const { data, next_page_url: next } = paginator(
    ctx,
    rows.map((row) => new ReferralTransformer(row).toObject()),
    page
  )
  return {
    url: new URL(`/r/${handle}`, appUrl).href,
    code: handle,
    referrals: data,
    next_page_url: next,
    coins_earned: await countEarnedCoins(id, 'referral'),
  }
}
