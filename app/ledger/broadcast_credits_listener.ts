import type CreditsChanged from '#app/ledger/credits_changed'
import { findCreditBalance } from '#app/ledger/find_balance'
import { broadcast } from '#app/realtime/broadcast'

export default class BroadcastCredits {
  async handle({ userId }: CreditsChanged) {
    const credits = await findCreditBalance(userId)
    const channels = [`private-user.${userId}`]
    await broadcast({ event: 'credits.updated', channels, data: { credits } })
  }
}
