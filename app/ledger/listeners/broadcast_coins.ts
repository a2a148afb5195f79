import type CoinsChanged from '#app/ledger/events/coins_changed'
import { findCoinBalance } from '#app/ledger/queries/find_coin_balance'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastCoins {
  async handle({ userId }: CoinsChanged) {
    const balance = await findCoinBalance(userId)
    const channels = [`private-user.${userId}`]
    await broadcast({ event: 'coins.updated', channels, data: { balance } })
  }
}
