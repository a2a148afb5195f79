import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { showOnListing } from '#app/farm/open_houses/actions/show_on_listing'
import { tellOfChange } from '#app/farm/open_houses/actions/tell_of_change'
import { lockOpenHouse, lockWithLater } from '#app/farm/open_houses/models/lock_open_house'
import { mailNow } from '#app/farm/open_houses/models/planned_mails'

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
  await tellOfChange({ user, trx }, houses, 'cancelled')
}
