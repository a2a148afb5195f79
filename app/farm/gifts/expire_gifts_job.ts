import { Job } from '@adonisjs/queue'
import { endGift } from '#app/farm/gifts/end_gift'
import Gift from '#app/farm/gifts/gift'
import { transaction } from '#app/kernel/database/transaction'
import { eachAlone } from '#app/kernel/queue/each_alone'

/** One short transaction per gift, so that claims don't wait. */
export default class ExpireGifts extends Job<Record<string, never>> {
  async execute() {
    const due = await Gift.query().where('status', 'sent').where('expires_at', '<=', new Date())
    await eachAlone(due, 'Returning a gift', ({ id }) =>
      transaction(async (trx) => {
        const gift = await Gift.query({ client: trx }).where('id', id).forUpdate().first()
        if (gift?.status === 'sent') await endGift({ trx }, gift, 'expired')
      })
    )
  }
}
