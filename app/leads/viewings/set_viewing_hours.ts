import type { ActingUser } from '#app/accounts/user'
import type { ViewingHours } from '#app/leads/viewings/viewing_options'

/** Replaces when somebody shows homes. */
export async function setViewingHours(
  { user, trx }: ActingUser,
  { weekly, exceptions }: ViewingHours
): Promise<void> {
  await trx.rawQuery(
    `insert into viewing_schedules (user_id, weekly, exceptions)
     values (:id, :weekly::jsonb, :exceptions::jsonb)
     on conflict (user_id) do update set weekly = excluded.weekly,
       exceptions = excluded.exceptions, updated_at = now()`,
    { id: user.id, weekly: JSON.stringify(weekly), exceptions: JSON.stringify(exceptions) }
  )
}
