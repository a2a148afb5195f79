import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDemoOn } from '#config/demo'
import env from '#start/env'
import type User from '#app/accounts/models/user'
import { grantCredits } from '#app/ledger/actions/grant_credits'

/** Enough to try the designer. */
const DEMO_CREDITS = 3

/**
 * Image credits a new account starts with: by default three in the demo world, none elsewhere.
 * @param setting `WELCOME_CREDITS`
 */
export function welcomeCredits(setting: number | undefined, isDemo: boolean): number {
  return Math.floor(setting ?? (isDemo ? DEMO_CREDITS : 0))
}

export async function grantWelcomeCredits(
  user: User,
  trx: TransactionClientContract
): Promise<void> {
  const amount = welcomeCredits(env.get('WELCOME_CREDITS'), isDemoOn())
  if (amount < 1) return
  await grantCredits({ trx }, user, amount, 'welcome', `welcome ${user.id}`)
}
