import env from '#start/env'
import type UserRegistered from '#app/accounts/events/user_registered'
import GrantCredits from '#app/ledger/actions/grant_credits'

/** Starts a new account with as many image credits as `WELCOME_CREDITS` says; none unless it does. */
export default class GrantWelcomeCredits {
  async handle({ user }: UserRegistered) {
    const amount = env.get('WELCOME_CREDITS', 0)
    if (amount > 0) await new GrantCredits().handle(user, amount, 'welcome', `welcome ${user.id}`)
  }
}
