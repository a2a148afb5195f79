import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'

/** Spots with their slides, drafts too, and what somebody wrote, liked and saved. */
export async function exportSpots({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object(
       'spots', (select coalesce(jsonb_agg((to_jsonb(s) - 'cell' - 'popularity') || jsonb_build_object(
           'slides', (select coalesce(jsonb_agg(to_jsonb(slide) - 'spot_id' order by slide.position), '[]')
                      from spot_slides slide where slide.spot_id = s.id)) order by s.id), '[]')
         from spots s where s.user_id = :id),
       'comments', (select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.id), '[]')
         from spot_comments c where c.user_id = :id),
       'liked', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.created_at), '[]')
         from spot_likes l where l.user_id = :id),
       'saved', (select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.created_at), '[]')
         from spot_saves l where l.user_id = :id)) as data`,
    { id }
  )
  return { data: rows[0].data }
}
