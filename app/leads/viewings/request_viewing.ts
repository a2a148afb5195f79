import type { DateTime } from 'luxon'
import { newOneTimeToken } from '#app/accounts/one_time_token'
import type { InTransaction } from '#app/kernel/database/transaction'
import { VIEWING_MINUTES } from '#app/leads/lead_options'

interface RequestedViewing {
  leadId: number
  propertyId: number
  /** the realtor */
  userId: number
  startsAt: DateTime
  timeZone: string
}

/** A viewing that its realtor is asked for; one that is asked for already stays. Lock the lead first. */
export async function requestViewing(
  { trx }: InTransaction,
  { leadId, propertyId, userId, startsAt, timeZone }: RequestedViewing
): Promise<void> {
  await trx.rawQuery(
    `insert into viewings (lead_id, property_id, user_id, starts_at, first_starts_at,
       ends_at, time_zone, token)
     values (:leadId, :propertyId, :userId, :startsAt, :startsAt, :endsAt, :timeZone, :token)
     on conflict do nothing`,
    {
      ...{ leadId, propertyId, userId, timeZone },
      startsAt: startsAt.toJSDate(),
      endsAt: startsAt.plus({ minutes: VIEWING_MINUTES }).toJSDate(),
      token: newOneTimeToken(),
    }
  )
}
