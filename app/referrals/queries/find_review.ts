import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Referral from '#app/referrals/models/referral'

export function findReview(id: number, trx: TransactionClientContract): Promise<Referral> {
  return Referral.query({ client: trx })
    .where('id', id)
    .preload('referrer')
    .preload('user')
    .preload('decidedBy')
    .firstOrFail()
}
