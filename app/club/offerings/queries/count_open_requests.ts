import db from '@adonisjs/lucid/services/db'
import { OPEN_STATUSES } from '#app/club/contract/request_state'

/** How many requests wait for somebody or are accepted, as customer and as provider. */
export async function countOpenRequests(
  userId: number
): Promise<{ customer: number; provider: number }> {
  const { rows } = await db.rawQuery<{ rows: { customer: number; provider: number }[] }>(
    `select count(*) filter (where customer_id = :userId)::integer as customer,
       count(*) filter (where provider_id = :userId)::integer as provider
     from offering_requests
     where (customer_id = :userId or provider_id = :userId) and status = any(:open::text[])`,
    { userId, open: OPEN_STATUSES }
  )
  return rows[0]
}
