import db from '@adonisjs/lucid/services/db'
import {
  CONTACT_IMPORTS,
  type ContactImportRow,
} from '#app/farm/imports/queries/find_contact_import'

/** Newest first. */
export async function listContactImports(
  farmId: number,
  limit: number
): Promise<ContactImportRow[]> {
  const { rows: found } = await db.rawQuery<{ rows: ContactImportRow[] }>(
    `${CONTACT_IMPORTS} where i.farm_id = ? order by i.id desc limit ?`,
    [farmId, limit]
  )
  return found
}
