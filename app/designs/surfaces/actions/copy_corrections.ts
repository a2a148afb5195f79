import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function copyCorrections(
  fromId: number,
  toId: number,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `insert into design_corrections (design_id, data)
     select ?, data from design_corrections where design_id = ?`,
    [toId, fromId]
  )
}
