import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { reachableConditions } from '#app/farm/campaigns/models/reachable_conditions'
import type { ContactFilter } from '#app/farm/contract/contact_options'

/** How many a campaign would go to now. */
export async function countReachable(
  farmId: number,
  filter: ContactFilter,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { sql, values } = reachableConditions(farmId, filter)
  const { rows } = await client.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from farm_contacts c where ${sql}`,
    { ...values }
  )
  return rows[0]!.count
}
