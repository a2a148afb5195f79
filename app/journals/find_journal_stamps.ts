import db from '@adonisjs/lucid/services/db'
import { JOURNAL_STAMP, JOURNAL_STAMP_SOURCE, LISTED_JOURNALS } from '#app/journals/journals_sql'

/** A stamp of a journal's page; null if guests may not see it. */
export async function findJournalStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select ${JOURNAL_STAMP} as stamp ${JOURNAL_STAMP_SOURCE} where j.slug = :slug and j.visibility = 'public'`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}

/** A stamp of the first journals of a person's list. */
export async function findJournalsStampOf(userId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(${JOURNAL_STAMP}, '/' order by j.id)) as stamp ${JOURNAL_STAMP_SOURCE}
     where j.user_id = :userId and ${LISTED_JOURNALS}`,
    { userId }
  )
  return rows[0].stamp ?? ''
}

/** A stamp of an entry's page with what it shows; null if guests may not see it. */
export async function findEntryStamp({ slug, id }: Record<string, string>): Promise<string | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${JOURNAL_STAMP},
       (select string_agg(concat_ws('.', i.id, i.xmin), ',' order by i.id)
        from journal_entry_images shown join images i on i.id = shown.image_id
        where shown.entry_id = entry.id and shown.is_shown),
       (select string_agg(concat_ws('.', d.id, d.xmin, i.xmin, o.xmin), ',' order by d.id)
        from journal_entry_designs shown join designs d on d.id = shown.design_id
        left join images i on i.id = d.image_id left join images o on o.id = d.original_image_id
        where shown.entry_id = entry.id),
       (select string_agg(concat_ws('.', p.id, p.version, p.status, p.is_private), ',' order by p.id)
        from properties p where p.id = entry.property_id or p.id in (
          select (block -> 'attrs' ->> 'property')::integer
          from jsonb_array_elements(entry.body -> 'content') block
          where block ->> 'type' = 'listing'))) as stamp
     ${JOURNAL_STAMP_SOURCE} join journal_entries entry on entry.journal_id = j.id
     where j.slug = :slug and j.visibility = 'public' and entry.id = :id
       and entry.status = 'publish'`,
    { slug, id: Number(id) }
  )
  return rows.at(0)?.stamp ?? null
}
