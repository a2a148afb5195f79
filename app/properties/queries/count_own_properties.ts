import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { PropertyStatus } from '#app/properties/listing_options'

/** How many listings somebody has in each status. */
export async function countOwnProperties(owner: User): Promise<Record<PropertyStatus, number>> {
  const rows: { status: PropertyStatus; count: string }[] = await db
    .from('properties')
    .where('user_id', owner.id)
    .groupBy('status')
    .select('status')
    .count('* as count')
  const counts = { draft: 0, publish: 0, archive: 0 }
  for (const { status, count } of rows) counts[status] = Number(count)
  return counts
}
