import db from '@adonisjs/lucid/services/db'

/** How often a person earned coin, by way. */
export async function countEarnings(userId: number): Promise<Map<string, number>> {
  const rows: { way: string; times: string }[] = await db
    .from('coin_reasons')
    .where('user_id', userId)
    .whereNotNull('way')
    .groupBy('way')
    .select('way')
    .count('* as times')
  return new Map(rows.map(({ way, times }) => [way, Number(times)]))
}
