import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Boards with what is on them, what somebody added to those of others, and their votes. */
export async function exportDreams({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'boards', (select coalesce(jsonb_agg((to_jsonb(d) - 'link_token') || jsonb_build_object(
           'items', (select coalesce(jsonb_agg(to_jsonb(i) - 'dream_id' order by i.position, i.id), '[]')
                     from dream_items i where i.dream_id = d.id and i.user_id = :id)) order by d.id), '[]')
         from dreams d where d.user_id = :id),
       'member_of', (select coalesce(jsonb_agg(jsonb_build_object('dream_id', d.id, 'title', d.title,
           'joined_at', m.joined_at) order by d.id), '[]')
         from dream_members m join dreams d on d.id = m.dream_id
         where m.user_id = :id and d.user_id <> :id),
       'added_to_others', (select coalesce(jsonb_agg(to_jsonb(i) order by i.id), '[]')
         from dream_items i join dreams d on d.id = i.dream_id
         where i.user_id = :id and d.user_id <> :id),
       'votes', (select coalesce(jsonb_agg(to_jsonb(v) - 'user_id' order by v.created_at), '[]')
         from dream_votes v where v.user_id = :id)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
