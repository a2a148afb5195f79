import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Listings with their parts, prices and pictures, drafts too. */
export async function exportListings({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { listing: object }[] }>(
    `select to_jsonb(p) || jsonb_build_object(
       'components', (select coalesce(jsonb_object_agg(c.type, c.content), '{}')
                      from components c where c.property_id = p.id),
       'pictures', (select coalesce(jsonb_agg(i.image_id order by i.position), '[]')
                    from property_images i where i.property_id = p.id),
       'prices', (select coalesce(jsonb_agg(to_jsonb(h) - 'id' - 'property_id' order by h.id), '[]')
                  from price_changes h where h.property_id = p.id)) as listing
     from properties p where p.user_id = ? order by p.id`,
    [id]
  )
  return { data: rows.map(({ listing }) => listing) }
}
