import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Saved homes with date and price; names only of public listings. */
export async function exportSavedHomes({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: object[] }>(
    `select p.slug, case when p.status = 'publish' and not p.is_private then p.name end as name,
       saved.price::float8 as price, saved.currency, saved.saved_at
     from saved_properties saved join properties p on p.id = saved.property_id
     where saved.user_id = ? order by saved.saved_at, p.id`,
    [id]
  )
  return { data: rows }
}
