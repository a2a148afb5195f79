import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fillPlaces } from '#app/farm/open_houses/actions/fill_places'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { setHosts } from '#app/farm/open_houses/actions/set_hosts'
import { showOnListing } from '#app/farm/open_houses/actions/show_on_listing'
import { TIMED_MAILS } from '#app/farm/open_houses/models/mail_kinds'
import { lockOpenHouse } from '#app/farm/open_houses/models/lock_open_house'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import { mailNow, remindersOf } from '#app/farm/open_houses/models/planned_mails'
import { assertOpen } from '#app/farm/open_houses/policies/assert_open'
import { openTimesIn } from '#app/farm/open_houses/validators/open_house_times'

export interface OpenHouseChange {
  starts_at?: string
  ends_at?: string
  hosts?: number[]
  capacity?: number | null
  notes?: string | null
}

/** Visitors are told of another time, and more room moves up who waits. @throws HttpError 409 */
export async function updateOpenHouse(
  { user, trx }: ActingUser,
  id: number,
  realtorId: number,
  change: OpenHouseChange
): Promise<void> {
  const house = await lockOpenHouse({ trx }, id)
  assertOpen(house)
  const { capacity, notes, hosts } = change
  if (capacity !== undefined) house.capacity = capacity
  if (notes !== undefined) house.notes = notes || null
  if (hosts) await setHosts({ user, trx }, house, realtorId, hosts)
  const hasMoved = move(house, change)
  if (hasMoved) house.merge({ revision: house.revision + 1, hostsRemindedAt: null })
  await house.save()
  if (hasMoved) {
    await tellOfMove({ user, trx }, house)
    await showOnListing({ trx }, house.propertyId)
  }
  await fillPlaces({ trx }, house)
}

/** Another start keeps the duration. */
function move(house: OpenHouse, { starts_at: start, ends_at: end }: OpenHouseChange): boolean {
  if (start === undefined && end === undefined) return false
  const startsAt = start ?? house.startsAt.toISO()!
  const given = openTimesIn(
    house.timeZone,
    { starts_at: startsAt, ends_at: end ?? shifted(house, startsAt) },
    'open_house.'
  )
  const isSame = +given.startsAt === +house.startsAt && +given.endsAt === +house.endsAt
  if (!isSame) house.merge(given)
  return !isSame
}

function shifted({ startsAt, endsAt, timeZone }: OpenHouse, start: string): string {
  return DateTime.fromISO(start, { zone: timeZone }).plus(endsAt.diff(startsAt)).toISO() ?? ''
}

async function tellOfMove({ trx }: ActingUser, house: OpenHouse): Promise<void> {
  const coming: { id: number; status: string }[] = await trx
    .from('open_house_visitors')
    .where('open_house_id', house.id)
    .whereIn('status', ['registered', 'waiting'])
    .select('id', 'status')
  const ids = coming.map((visitor) => visitor.id)
  await trx
    .from('open_house_mails')
    .whereIn('visitor_id', ids)
    .whereIn('kind', [...TIMED_MAILS])
    .delete()
  await planMails({ trx }, ids, [mailNow(`changed:${house.revision}`)])
  const registered = coming.filter(({ status }) => status === 'registered')
  await planMails(
    { trx },
    registered.map((visitor) => visitor.id),
    remindersOf(house)
  )
}
