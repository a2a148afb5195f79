import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import { OPEN_HOUSES } from '#app/demo/data/open_houses'
import { registerVisitor } from '#app/farm/open_houses/actions/register_visitor'
import { scheduleOpenHouses } from '#app/farm/open_houses/actions/schedule_open_houses'
import type { InTransaction } from '#app/kernel/database/transaction'
import { propertyZone } from '#app/leads/models/property_zone'
import type Property from '#app/properties/models/property'

/** In the days that follow, with people who registered. @param homes by name */
export async function seedOpenHouses(
  { trx }: InTransaction,
  owners: ReadonlyMap<number, User>,
  homes: ReadonlyMap<string, Property>
): Promise<void> {
  for (const { home, inDays, from, hours, weeks = 1, visitors = [], ...rest } of OPEN_HOUSES) {
    const property = homes.get(home)!
    const zone = await propertyZone(property)
    const first = DateTime.now().setZone(zone).plus({ days: inDays }).startOf('day')
    const times = Array.from({ length: weeks }, (_, week) => {
      const startsAt = first.plus({ weeks: week }).set({ hour: from })
      return { startsAt, endsAt: startsAt.plus({ hours }) }
    })
    const user = owners.get(property.userId)!
    const [house] = await scheduleOpenHouses({ user, trx }, property, { zone, times, ...rest })
    for (const { consent = false, phone = null, ...visitor } of visitors) {
      const given = { ...visitor, phone, hasAgent: null, hasConsent: consent, address: '127.0.0.1' }
      await registerVisitor({ trx }, house!.id, { ...given, user: null })
    }
  }
  // demo people have no mailboxes
  await trx.rawQuery('update open_house_mails set sent_at = now() where due_at <= now()')
}
