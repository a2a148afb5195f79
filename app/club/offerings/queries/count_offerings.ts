import db from '@adonisjs/lucid/services/db'

export type OfferingOwner = { user_id: number } | { market_id: number }

/** How many offerings of a person, or in a market, anybody may see. */
export async function countOfferings(owner: OfferingOwner): Promise<number> {
  const [{ count }]: { count: string }[] = await db
    .from('offerings')
    .where({ ...owner, status: 'publish' })
    .count('* as count')
  return Number(count)
}
