import db from '@adonisjs/lucid/services/db'
import {
  CONTACT_IMPORTS,
  type ContactImportRow,
} from '#app/farm/imports/queries/find_contact_import'

/** Newest first: of a farm's contacts, or of somebody's leads. */
export async function listContactImports(
  of: { farmId: number } | { leadOwnerId: number },
  limit: number
): Promise<ContactImportRow[]> {
  const condition =
    'farmId' in of ? 'i.farm_id = ? and i.lead_owner_id is null' : 'i.lead_owner_id = ?'
  const { rows: found } = await db.rawQuery<{ rows: ContactImportRow[] }>(
    `${CONTACT_IMPORTS} where ${condition} order by i.id desc limit ?`,
    ['farmId' in of ? of.farmId : of.leadOwnerId, limit]
  )
  return found
}
