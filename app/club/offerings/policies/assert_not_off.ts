import type { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'

/** @throws E_VALIDATION_ERROR on `wished_on` if the provider takes no requests for that day */
export async function assertNotOff(
  { trx }: InTransaction,
  providerId: number,
  day: DateTime
): Promise<void> {
  const off = await trx
    .from('offering_days_off')
    .where({ user_id: providerId, day: day.toISODate() })
    .first()
  if (off) throw fieldErrors({ wished_on: 'They aren’t available that day. Choose another.' })
}
