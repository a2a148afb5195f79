import type { HttpContext } from '@adonisjs/core/http'
import type { RegistrationStep } from '#app/accounts/registration/registration_steps'
import { isolated } from '#app/common/text/isolated'
import { wasJustHere } from '#app/accounts/sessions/find_sessions'
import { findBrowserToken, isKnownBrowser } from '#app/accounts/sign_in/known_browsers'
import User, { type ActingUser } from '#app/accounts/user'
import Referral from '#app/referrals/referral'
import { keptReferrer } from '#app/referrals/referral_cookie'
import type { Suspicion } from '#app/referrals/referral_options'

/** Null if nobody invited the person about to register. */
export async function findReferralStep(ctx: HttpContext): Promise<RegistrationStep | null> {
  const invitation = await readReferral(ctx)
  return invitation && ((user, trx) => keepReferral({ user, trx }, invitation))
}

export async function findReferralInvitation(ctx: HttpContext): Promise<string | null> {
  const referrerId = keptReferrer(ctx)
  const referrer = referrerId === null ? null : await User.find(referrerId)
  return referrer && `${isolated(referrer.name)} invited you to vesta`
}

interface Invitation {
  referrerId: number
  /** null if nothing speaks against it */
  suspicion: Suspicion | null
}

/** Who invited the person about to register, and whether it may be the same person. */
async function readReferral(ctx: HttpContext): Promise<Invitation | null> {
  const referrerId = keptReferrer(ctx)
  return referrerId === null ? null : { referrerId, suspicion: await suspicionOf(ctx, referrerId) }
}

async function suspicionOf(ctx: HttpContext, referrerId: number): Promise<Suspicion | null> {
  const token = findBrowserToken(ctx)
  if (token !== null && (await isKnownBrowser(token))) return 'same_device'
  return (await wasJustHere(ctx, referrerId)) ? 'same_address' : null
}

/** Remembers who invited a new account, unless they are gone. */
export async function keepReferral(
  { user, trx }: ActingUser,
  { referrerId, suspicion }: Invitation
): Promise<void> {
  const referrer = await User.find(referrerId, { client: trx })
  if (!referrer) return
  await Referral.create(
    { referrerId, userId: user.id, suspicion, status: 'waiting', joinedAt: user.createdAt },
    { client: trx }
  )
}
