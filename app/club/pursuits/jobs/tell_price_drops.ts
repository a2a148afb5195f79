import { Job } from '@adonisjs/queue'
import { tellPriceDrops } from '#app/club/pursuits/actions/tell_price_drops'
import { transaction } from '#app/kernel/database/transaction'

/** Notices of lower prices, a person at a time. */
export default class TellPriceDrops extends Job<Record<string, never>> {
  async execute() {
    let after = 0
    for (;;) {
      const last = await transaction((trx) => tellPriceDrops({ trx }, after))
      if (last === null) return
      after = last
    }
  }
}
