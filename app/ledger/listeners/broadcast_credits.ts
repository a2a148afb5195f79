import type CreditsChanged from '#app/ledger/events/credits_changed'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastCredits {
  async handle({ userId }: CreditsChanged) {
    const credits = await findCreditBalance(userId)
    const channels = [`private-user.${userId}`]
    await broadcast({ event: 'credits.updated', channels, data: { credits } })
  }
}
