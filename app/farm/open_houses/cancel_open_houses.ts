import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { planMails, mailNow } from '#app/farm/open_house_mails/plan_mails'
import { listByIds } from '#app/farm/open_houses/find_open_houses'
import type OpenHouse from '#app/farm/open_houses/open_house'
import { lockOpenHouse, lockWithLater } from '#app/farm/open_houses/open_house_locks'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { showOnListing } from '#app/farm/open_houses/schedule_open_houses'
import { notify } from '#app/notifications/notify'

/**
 * Tells everybody who registered, and its other hosts. Past ones stay as they were.
 * @param withLater also those that follow in its series
 */
export async function cancelOpenHouses(
  { user, trx }: ActingUser,
  id: number,
  withLater = false
): Promise<void> {
  const locked = withLater ? await lockWithLater({ trx }, id) : [await lockOpenHouse({ trx }, id)]
  const houses = locked.filter(({ cancelledAt, endsAt }) => !cancelledAt && endsAt > DateTime.now())
  const [first] = houses
  if (!first) return
  for (const house of houses) {
    await house.merge({ cancelledAt: DateTime.now(), revision: house.revision + 1 }).save()
  }
  const visitors: { id: number }[] = await trx
    .from('open_house_visitors')
    .whereIn(
      'open_house_id',
      houses.map((house) => house.id)
    )
    .whereIn('status', ['registered', 'waiting'])
    .select('id')
  const visitorIds = visitors.map((visitor) => visitor.id)
  await trx.from('open_house_mails').whereIn('visitor_id', visitorIds).whereNull('sent_at').delete()
  await planMails({ trx }, visitorIds, [mailNow('cancelled')])
  await showOnListing({ trx }, first.propertyId)
  await tellHostsOfChange({ user, trx }, houses, 'cancelled')
}

/** Tells the other hosts, and the realtor, once each: of the first one they receive visitors at. */
export async function tellHostsOfChange(
  { user, trx }: ActingUser,
  houses: readonly OpenHouse[],
  change: 'moved' | 'cancelled'
): Promise<void> {
  const rows = await listByIds(
    houses.map(({ id }) => id),
    trx
  )
  const toldOf = new Map<number, typeof rows>()
  for (const row of rows) {
    for (const userId of new Set([...row.hosts.map((host) => host.id), row.realtorId])) {
      toldOf.set(userId, [...(toldOf.get(userId) ?? []), row])
    }
  }
  for (const [userId, [first, ...later]] of toldOf) {
    if (!first) continue
    await notify(
      { trx },
      {
        userId,
        actorId: user.id,
        kind: 'open_house_change',
        // one for each change: an unread notice of another would swallow it
        groupKey: `open-house:${first.id}:change:${first.revision}`,
        words: {
          name: user.name,
          home: first.property.name ?? 'a home',
          starts: openHouseStart(first.startsAt.toISOString(), first.timeZone),
          change,
          later: String(later.length),
        },
        url: `/farm/open-houses?open=${first.id}`,
        about: { of: 'property', id: first.property.id },
      }
    )
  }
}
