import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { DashboardTask } from '#app/accounts/registry/dashboard_tasks'

const MAX_SHOWN = 3

interface FailedVideoRow {
  title: string
  error: string | null
  url: string
}

/** Videos that couldn't be processed, where they can be tried again or replaced. */
export async function listVideoTasks({ id }: User): Promise<DashboardTask[]> {
  const { rows } = await db.rawQuery<{ rows: FailedVideoRow[] }>(
    `select v.title, v.error, coalesce(
       (select '/walkthroughs/' || w.slug || '/edit' from walkthrough_videos p
         join walkthroughs w on w.id = p.walkthrough_id
         where p.video_id = v.id and w.user_id = v.user_id),
       (select '/spots/' || s.slug || '/edit' from spot_slides p
         join spots s on s.id = p.spot_id
         where p.video_id = v.id and s.user_id = v.user_id limit 1)) as url
     from videos v
     where v.user_id = :id and v.status = 'failed' and v.removing_since is null
       and (exists (select from walkthrough_videos p where p.video_id = v.id)
         or exists (select from spot_slides p where p.video_id = v.id))
     order by v.id desc limit :max`,
    { id, max: MAX_SHOWN }
  )
  return rows
    .filter(({ url }) => url)
    .map(({ title, error, url }) => ({
      kind: 'video',
      title: title ? `“${title}” didn’t finish` : 'A video didn’t finish',
      text: error ?? 'Open it to try again.',
      url,
    }))
}
