import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A person's notices of one kind. */
export async function listNoticeIds(
  userId: number,
  kind: string,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .from('notifications')
    .where({ user_id: userId, kind })
    .select('id')
  return rows.map(({ id }) => id)
}
