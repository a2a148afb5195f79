import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { endGift } from '#app/farm/gifts/actions/end_gift'
import Gift from '#app/farm/gifts/models/gift'

/** Settles what an account that is deleted holds for gifts that nobody claimed. */
export async function returnGifts({ id }: User, trx: TransactionClientContract): Promise<void> {
  const gifts = await Gift.query({ client: trx })
    .where({ user_id: id, status: 'sent' })
    .orderBy('id')
    .forUpdate()
  for (const gift of gifts) await endGift({ trx }, gift, 'withdrawn')
}
