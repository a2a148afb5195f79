import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ContactFilter } from '#app/farm/contract/contact_options'
import { contactConditions } from '#app/farm/contacts/models/contact_conditions'

export async function countContacts(
  farmId: number,
  filter: ContactFilter = {},
  client: QueryClientContract = db.connection()
): Promise<number> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await client.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from farm_contacts c where ${sql}`,
    { ...values }
  )
  return rows[0]!.count
}
