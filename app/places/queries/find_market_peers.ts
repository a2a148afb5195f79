import db from '@adonisjs/lucid/services/db'

export async function findMarketPeers(userId: number, otherIds: number[]): Promise<Set<number>> {
  const rows: { user_id: number }[] = await db
    .from('market_members as theirs')
    .join('market_members as own', 'own.market_id', 'theirs.market_id')
    .where('own.user_id', userId)
    .whereIn('theirs.user_id', otherIds)
    .distinct('theirs.user_id')
  return new Set(rows.map((row) => row.user_id))
}
