import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import type { ContactFilter } from '#app/farm/contract/contact_options'
import { contactConditions } from '#app/farm/contacts/models/contact_conditions'
import { CONTACT_COLUMNS, type ContactRow } from '#app/farm/contacts/models/contact_row'

/** A page of the contacts a filter is about and one more, newest first. */
export async function listContacts(
  farmId: number,
  filter: ContactFilter,
  { page, perPage }: PageRequest
): Promise<ContactRow[]> {
  const { sql, values } = contactConditions(farmId, filter)
  const { rows } = await db.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c
     where c.id in (select c.id from farm_contacts c where ${sql}
       order by c.id desc offset :skipped limit :limit)
     order by c.id desc`,
    { ...values, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}
