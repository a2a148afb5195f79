import type { HttpContext } from '@adonisjs/core/http'
import { behindTls } from '#config/tls'
import { REFERRAL_COOKIE } from '#app/kernel/http/cookie_names'
import { REFERRAL_DAYS } from '#app/referrals/referral_options'

const SECONDS_PER_DAY = 24 * 60 * 60

interface Kept {
  referrer_id: number
  /** milliseconds since 1970 */
  at: number
}

/** Remembers in this browser, for 30 days, who invited its user. A later link replaces it. */
export function keepReferrer({ response }: HttpContext, referrerId: number): void {
  const kept: Kept = { referrer_id: referrerId, at: Date.now() }
  response.encryptedCookie(REFERRAL_COOKIE, kept, {
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
    path: '/',
    maxAge: REFERRAL_DAYS * SECONDS_PER_DAY,
  })
}

/** Null if nobody invited this browser's user within 30 days. */
export function keptReferrer({ request }: HttpContext): number | null {
  const kept: unknown = request.encryptedCookie(REFERRAL_COOKIE)
  if (!isKept(kept)) return null
  const isOver = Date.now() - kept.at > REFERRAL_DAYS * SECONDS_PER_DAY * 1000
  return isOver ? null : kept.referrer_id
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'referrer_id' in value && 'at' in value
}
