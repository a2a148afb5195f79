import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { fillPlaces } from '#app/farm/visitors/withdraw_visitor'
import { planMails, TIMED_MAILS, mailNow, remindersOf } from '#app/farm/open_house_mails/plan_mails'
import { setHosts, showOnListing } from '#app/farm/open_houses/schedule_open_houses'
import { tellHostsOfChange } from '#app/farm/open_houses/cancel_open_houses'
import { lockOpenHouse, lockWithLater, assertOpen } from '#app/farm/open_houses/open_house_locks'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import {
  assertClockOfHome,
  openTimesIn,
  type OpenTimes,
} from '#app/farm/open_houses/open_house_times'

export interface OpenHouseChange {
  starts_at?: string
  ends_at?: string
  hosts?: number[]
  capacity?: number | null
  notes?: string | null
  timezone?: string | null
}

/**
 * Visitors and hosts are told of another time, and more room moves up who waits.
 * @param withLater also those that follow in its series: they move by as many days, to the same hours
 * @throws HttpError 409; E_VALIDATION_ERROR
 */
export async function updateOpenHouse(
  { user, trx }: ActingUser,
  id: number,
  change: OpenHouseChange,
  withLater = false
): Promise<void> {
  const houses = withLater ? await lockWithLater({ trx }, id) : [await lockOpenHouse({ trx }, id)]
  const [first] = houses
  if (!first) return
  assertOpen(first)
  assertClockOfHome(first.timeZone, change.timezone)
  const { realtorId } = await findOpenHouse({ id }, trx)
  const before = timesOf(first)
  const wanted = wantedTimes(first, change)
  const moved: OpenHouse[] = []
  for (const house of houses) {
    const { capacity, notes, hosts } = change
    if (capacity !== undefined) house.capacity = capacity
    if (notes !== undefined) house.notes = notes || null
    if (hosts) await setHosts({ user, trx }, house, realtorId, hosts)
    const times = wanted && (house === first ? wanted : likewise(house, before, wanted))
    const hasMoved = times !== null && move(house, times)
    await house.save()
    if (hasMoved) {
      moved.push(house)
      await tellOfMove({ trx }, house)
    }
    await fillPlaces({ trx }, house)
  }
  if (!moved.length) return
  await showOnListing({ trx }, first.propertyId)
  await tellHostsOfChange({ user, trx }, moved, 'moved')
}

const timesOf = ({ startsAt, endsAt }: OpenTimes): OpenTimes => ({ startsAt, endsAt })

/** Another start keeps the duration. */
function wantedTimes(
  house: OpenHouse,
  { starts_at: start, ends_at: end }: OpenHouseChange
): OpenTimes | null {
  if (start === undefined && end === undefined) return null
  const startsAt = start ?? house.startsAt.toISO()!
  const given = { starts_at: startsAt, ends_at: end ?? shifted(house, startsAt) }
  return openTimesIn(house.timeZone, given)
}

function shifted({ startsAt, endsAt, timeZone }: OpenHouse, start: string): string {
  return DateTime.fromISO(start, { zone: timeZone }).plus(endsAt.diff(startsAt)).toISO() ?? ''
}

/** What the first one’s move means for one that follows, on the clock of the home. */
function likewise(house: OpenHouse, before: OpenTimes, after: OpenTimes): OpenTimes | null {
  if (+before.startsAt === +after.startsAt && +before.endsAt === +after.endsAt) return null
  const zone = house.timeZone
  const dayOf = (at: DateTime) => at.setZone(zone).startOf('day')
  const first = dayOf(before.startsAt)
  const at = (time: DateTime): string => {
    const days = Math.round(dayOf(time).diff(first, 'days').days)
    const day = dayOf(house.startsAt).plus({ days })
    return `${day.toISODate()}T${time.setZone(zone).toFormat('HH:mm')}`
  }
  const given = { starts_at: at(after.startsAt), ends_at: at(after.endsAt) }
  return openTimesIn(zone, given)
}

function move(house: OpenHouse, times: OpenTimes): boolean {
  if (+times.startsAt === +house.startsAt && +times.endsAt === +house.endsAt) return false
  house.merge({ ...times, revision: house.revision + 1, hostsRemindedAt: null })
  return true
}

async function tellOfMove({ trx }: InTransaction, house: OpenHouse): Promise<void> {
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
