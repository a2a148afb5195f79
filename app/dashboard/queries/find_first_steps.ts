import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstStepState,
} from '#app/dashboard/contract/first_steps'

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
