import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/core/exceptions/http_error'

/** Ends somebody's membership of a market; who was no member stays none. */
export default class LeaveMarket {
  /** @throws HttpError 404 when there is no market of that id */
  async handle(userId: number, marketId: number, trx: TransactionClientContract): Promise<void> {
    const exists = await trx.from('markets').where({ id: marketId }).first()
    if (!exists) throw HttpError.notFound()
    await trx.from('market_members').where({ market_id: marketId, user_id: userId }).delete()
  }
}
