import db from '@adonisjs/lucid/services/db'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type User from '#app/accounts/user'
import { FIRST_STEPS, type FirstStep, type FirstStepState } from '#app/dashboard/dashboard_options'

const SHOWN_FOR_DAYS = 30

/** Null once all are done, or after 30 days. */
export async function findFirstSteps({ id, createdAt }: User): Promise<FirstStepState[] | null> {
  if (createdAt.diffNow('days').days < -SHOWN_FOR_DAYS) return null
  const { rows } = await db.rawQuery<{ rows: Record<FirstStep, boolean>[] }>(
    `select exists (select from designs where user_id = :id) as design,
       exists (select from saved_searches where user_id = :id) as search,
       exists (select from follows where follower_id = :id) as follow,
       u.avatar_image_id is not null or u.avatar_url is not null as photo
     from users u where u.id = :id`,
    { id }
  )
  const steps = FIRST_STEPS.map((kind) => ({ kind, is_done: rows[0]?.[kind] ?? false }))
  return steps.every((step) => step.is_done) ? null : steps
}

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
