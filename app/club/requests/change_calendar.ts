import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { lockRequest } from '#app/club/offerings/offering_locks'
import { MAX_WISHED_DAYS } from '#app/club/offerings/offering_options'
import { wishedWords } from '#app/club/offerings/price_words'
import { announceOfferingRequest } from '#app/club/requests/announce_request'
import type OfferingRequest from '#app/club/requests/offering_request'
import { authorizeDeed } from '#app/club/requests/request_policy'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Proposes another day to the other person, in place of what was proposed before. The agreed one
 * stays until they agree.
 * @param day `2026-10-11`
 * @throws HttpError 404, 409 unless it is open; E_VALIDATION_ERROR
 */
export async function proposeDay(
  { user, trx }: ActingUser,
  id: number,
  day: string
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'propose')
  const proposedOn = checkedDay(day)
  if (role === 'customer' && request.providerId !== null) {
    await assertNotOff({ trx }, request.providerId, proposedOn)
  }
  await request.useTransaction(trx).merge({ proposedOn, proposedBy: role }).save()
  const [first] = user.name.split(' ')
  const deed = `proposes ${wishedWords(day)} for “${request.title}”`
  await announceOfferingRequest({ trx }, request, { by: user, line: `${first} ${deed}.`, deed })
  return request
}

/**
 * Takes the day that the other person proposed, or leaves it as it was.
 * @throws HttpError 404, 409 unless they proposed one
 */
export async function answerDay(
  { user, trx }: ActingUser,
  id: number,
  accept: boolean
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  authorizeDeed(request, role, 'agree')
  const { proposedOn } = request
  const change = { proposedOn: null, proposedBy: null, ...(accept && { wishedOn: proposedOn }) }
  await request.useTransaction(trx).merge(change).save()
  const day = wishedWords(proposedOn?.toISODate() ?? '')
  const deed = accept
    ? `agreed on ${day} for “${request.title}”`
    : `can’t make ${day} for “${request.title}”`
  const [first] = user.name.split(' ')
  await announceOfferingRequest({ trx }, request, { by: user, line: `${first} ${deed}.`, deed })
  return request
}

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

/** A day to come, from `2026-10-11`. @throws E_VALIDATION_ERROR on `wished_on` */
export function checkedDay(day: string): DateTime {
  const at = DateTime.fromISO(day, { zone: 'utc' })
  if (!at.isValid) throw fieldErrors({ wished_on: 'Choose a day.' })
  const today = DateTime.utc().startOf('day')
  // somewhere, it is still yesterday
  if (at < today.minus({ days: 1 })) throw fieldErrors({ wished_on: 'Choose a day to come.' })
  if (at > today.plus({ days: MAX_WISHED_DAYS })) {
    throw fieldErrors({ wished_on: 'Choose a day within two years.' })
  }
  return at
}

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
