import db from '@adonisjs/lucid/services/db'

interface Neighbor {
  id: number
  title: string
}

export interface EntryPlace {
  /** 1 is the oldest */
  number: number
  count: number
  older: Neighbor | null
  newer: Neighbor | null
}

/** Where a published entry is in its journal; null for others. */
export async function findEntryPlace(id: number): Promise<EntryPlace | null> {
  const { rows } = await db.rawQuery<{ rows: EntryPlace[] }>(
    `select number, count, older, newer from (
       select e.id, row_number() over told::integer as number, count(*) over ()::integer as count,
         lag(json_build_object('id', e.id, 'title', e.title)) over told as older,
         lead(json_build_object('id', e.id, 'title', e.title)) over told as newer
       from journal_entries e where e.status = 'publish'
         and e.journal_id = (select journal_id from journal_entries where id = :id)
       window told as (order by e.published_at, e.id)) placed
     where id = :id`,
    { id }
  )
  return rows.at(0) ?? null
}
