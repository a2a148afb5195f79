import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { CONTACT_COLUMNS, type ContactRow } from '#app/farm/contacts/models/contact_row'

/** @throws HttpError 404 */
export async function findContact(
  farmId: number,
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ContactRow> {
  const { rows } = await client.rawQuery<{ rows: ContactRow[] }>(
    `select ${CONTACT_COLUMNS} from farm_contacts c where c.farm_id = ? and c.id = ?`,
    [farmId, id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}
