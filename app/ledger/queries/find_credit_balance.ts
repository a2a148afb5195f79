import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How many image credits somebody may spend now; what is held for a running design is not among them. */
export default class FindCreditBalance {
  async handle(userId: number, trx?: TransactionClientContract): Promise<number> {
    const account: { balance: string } | null = await (trx ?? db)
      .from('ledger_accounts')
      .select('balance')
      .where({ user_id: userId, unit: 'image_credit' })
      .first()
    return account ? Number(account.balance) : 0
  }
}
