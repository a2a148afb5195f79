import type CoinsChanged from '#app/ledger/coins_changed'
import { findCoinBalance } from '#app/ledger/find_balance'
import { broadcast } from '#app/realtime/broadcast'

export default class BroadcastCoins {
  async handle({ userId }: CoinsChanged) {
    const balance = await findCoinBalance(userId)
    const channels = [`private-user.${userId}`]
    await broadcast({ event: 'coins.updated', channels, data: { balance } })
  }
}
