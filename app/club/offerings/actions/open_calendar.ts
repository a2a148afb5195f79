import { randomBytes } from 'node:crypto'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** The secret of one’s calendar, made on first use. @returns its token */
export async function openCalendar({ user, trx }: ActingUser): Promise<string> {
  const { rows } = await trx.rawQuery<{ rows: { token: string }[] }>(
    `insert into offering_calendars (user_id, token) values (:userId, :token)
     on conflict (user_id) do update set token = offering_calendars.token returning token`,
    { userId: user.id, token: randomBytes(24).toString('base64url') }
  )
  return rows[0].token
}

/** Its address never answers again; the next one is another. */
export async function closeCalendar({ user, trx }: ActingUser): Promise<void> {
  await trx.from('offering_calendars').where('user_id', user.id).delete()
}
