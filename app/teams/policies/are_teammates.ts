import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function areTeammates(
  firstId: number,
  secondId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const row = await trx
    .from('team_members as first')
    .join('team_members as second', 'second.team_id', 'first.team_id')
    .where({ 'first.user_id': firstId, 'second.user_id': secondId })
    .select('first.id')
    .first()
  return Boolean(row)
}
