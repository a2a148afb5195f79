import type { ActingUser } from '#app/accounts/models/acting_user'
import { checkedDay } from '#app/club/offerings/models/checked_day'

/**
 * Takes no more requests for a day, or takes them again. Those that are there stay.
 * @param given `2026-10-11`
 * @throws E_VALIDATION_ERROR
 */
export async function setDayOff(
  { user, trx }: ActingUser,
  given: string,
  isOff: boolean
): Promise<void> {
  const day = { user_id: user.id, day: checkedDay(given).toISODate() }
  if (isOff) {
    await trx.table('offering_days_off').insert(day).onConflict(['user_id', 'day']).ignore()
  } else {
    await trx.from('offering_days_off').where(day).delete()
  }
}
