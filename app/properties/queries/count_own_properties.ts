import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { PropertyStatus } from '#app/properties/contract/listing_options'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'

export async function countOwnProperties(owner: User): Promise<Record<PropertyStatus, number>> {
  const { rows } = await db.rawQuery<{ rows: { status: PropertyStatus; count: number }[] }>(
    `select p.status, count(*)::integer as count from properties p
     where ${OWN_LISTINGS} group by p.status`,
    ownersIds(owner)
  )
  const counts = { draft: 0, publish: 0, archive: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}
