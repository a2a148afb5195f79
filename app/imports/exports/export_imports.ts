import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Every row as it was in the file, with its photos and its outcome. */
export async function exportImports({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { entry: object }[] }>(
    `select to_jsonb(i) - 'user_id' - 'worked_at' || jsonb_build_object('rows',
       (select coalesce(jsonb_agg(to_jsonb(r) - 'import_id' || jsonb_build_object('photos',
           (select coalesce(jsonb_agg(to_jsonb(p) - 'import_id' - 'row' order by p.position), '[]')
            from listing_import_photos p where p.import_id = r.import_id and p.row = r.row))
         order by r.row), '[]')
        from listing_import_rows r where r.import_id = i.id)) as entry
     from listing_imports i where i.user_id = ? order by i.id`,
    [id]
  )
  return { data: rows.map(({ entry }) => entry) }
}
