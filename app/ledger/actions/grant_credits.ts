import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import PostTransaction from '#app/ledger/actions/post_transaction'
import CreditsChanged from '#app/ledger/events/credits_changed'

/** Gives somebody image credits. */
export default class GrantCredits {
  /**
   * @param amount whole credits, at least one
   * @param cause why, for people who read the ledger
   * @param key the same key gives once, however often it is called
   * @param trx the caller's transaction; one of its own without
   */
  async handle(
    user: User,
    amount: number,
    cause: string,
    key: string,
    trx?: TransactionClientContract
  ): Promise<void> {
    if (!Number.isInteger(amount) || amount < 1) {
      throw new RangeError('A grant is of at least one whole credit.')
    }
    const post = async (client: TransactionClientContract) => {
      await new PostTransaction().handle(
        {
          kind: 'grant',
          cause,
          key,
          postings: [
            { owner: { system: 'grants' }, unit: 'image_credit', amount: -amount },
            { owner: { userId: user.id }, unit: 'image_credit', amount },
          ],
        },
        client
      )
      client.after('commit', () => void CreditsChanged.dispatch(user.id))
    }
    await (trx ? post(trx) : db.transaction(post))
  }
}
