import type CreditsChanged from '#app/ledger/events/credits_changed'
import FindCreditBalance from '#app/ledger/queries/find_credit_balance'
import { broadcast } from '#app/realtime/broadcast'

/** Shows somebody on all their pages what they may spend now. */
export default class BroadcastCredits {
  async handle({ userId }: CreditsChanged) {
    const credits = await new FindCreditBalance().handle(userId)
    const channels = [`private-user.${userId}`]
    await broadcast({ event: 'credits.updated', channels, data: { credits } })
  }
}
