import db from '@adonisjs/lucid/services/db'
import type { ContactFilter } from '#app/farm/contract/contact_options'
import { contactConditions } from '#app/farm/contacts/models/contact_conditions'
import { CONTACT_COLUMNS, type ContactRow } from '#app/farm/contacts/models/contact_row'

/** The next contacts a filter is about, oldest first: for going through all of them. */
export async function listContactsAfter(
  farmId: number,
  filter: ContactFilter,
  { after, limit }: { after: number; limit: number }
): Promise<ContactRow[]> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await db.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c
     where ${sql} and c.id > :after order by c.id limit :limit`,
    { ...values, after, limit }
  )
  return rows
}
