import type { HttpContext } from '@adonisjs/core/http'
import type { RegistrationStep } from '#app/accounts/registry/registration_steps'
import { keepReferral } from '#app/referrals/actions/keep_referral'
import { readReferral } from '#app/referrals/sessions/read_referral'

/** Null if nobody invited the person about to register. */
export async function findReferralStep(ctx: HttpContext): Promise<RegistrationStep | null> {
  const invitation = await readReferral(ctx)
  return invitation && ((user, trx) => keepReferral({ user, trx }, invitation))
}
