import db from '@adonisjs/lucid/services/db'

/** Coins a person earned in one way, whatever became of them. */
export async function countEarnedCoins(userId: number, way: string): Promise<number> {
  const [{ coins }]: { coins: string | null }[] = await db
    .from('coin_reasons as reason')
    .join('ledger_postings as posting', 'posting.transaction_id', 'reason.transaction_id')
    .join('ledger_accounts as account', 'account.id', 'posting.account_id')
    .where({ 'reason.user_id': userId, 'reason.way': way, 'account.user_id': userId })
    .sum('posting.amount as coins')
  return Number(coins ?? 0)
}
