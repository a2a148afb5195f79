import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** With their lists and the places of their videos, drafts too. */
export async function exportWalkthroughs({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { walkthrough: object }[] }>(
    `select to_jsonb(w) || jsonb_build_object(
       'lists', (select coalesce(jsonb_agg(to_jsonb(l) - 'walkthrough_id' order by l.position), '[]')
                 from video_lists l where l.walkthrough_id = w.id),
       'videos', (select coalesce(jsonb_agg(to_jsonb(v) - 'walkthrough_id' order by v.position), '[]')
                  from walkthrough_videos v where v.walkthrough_id = w.id)) as walkthrough
     from walkthroughs w where w.user_id = ? order by w.id`,
    [id]
  )
  return { data: rows.map(({ walkthrough }) => walkthrough) }
}
