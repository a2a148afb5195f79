import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Null unless captured. */
export async function findCapture(
  holdId: number,
  trx: TransactionClientContract
): Promise<number | null> {
  const capture: { id: string } | null = await trx
    .from('ledger_transactions')
    .select('id')
    .where({ settles_id: holdId, kind: 'capture' })
    .first()
  return capture && Number(capture.id)
}
