import type { HttpContext } from '@adonisjs/core/http'
import { findBrowserToken } from '#app/accounts/devices/sessions/browser_token'
import { isKnownBrowser } from '#app/accounts/devices/sessions/is_known_browser'
import { wasJustHere } from '#app/accounts/sessions/was_just_here'
import type { Suspicion } from '#app/referrals/contract/referral_options'
import { keptReferrer } from '#app/referrals/sessions/referral_cookie'

export interface Invitation {
  referrerId: number
  /** null if nothing speaks against it */
  suspicion: Suspicion | null
}

/** Who invited the person about to register, and whether it may be the same person. */
export async function readReferral(ctx: HttpContext): Promise<Invitation | null> {
  const referrerId = keptReferrer(ctx)
  return referrerId === null ? null : { referrerId, suspicion: await suspicionOf(ctx, referrerId) }
}

async function suspicionOf(ctx: HttpContext, referrerId: number): Promise<Suspicion | null> {
  const token = findBrowserToken(ctx)
  if (token !== null && (await isKnownBrowser(token))) return 'same_device'
  return (await wasJustHere(ctx, referrerId)) ? 'same_address' : null
}
