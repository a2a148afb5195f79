import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { registerVisitor } from '#app/farm/visitors/register_visitor'
import { scheduleOpenHouses } from '#app/farm/open_houses/schedule_open_houses'
import type { InTransaction } from '#app/kernel/database/transaction'
import { propertyZone } from '#app/leads/property_zone'
import type Property from '#app/properties/property'

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
  await trx.rawQuery('update open_house_mails set sent_at = now() where sent_at is null')
}

interface DemoOpenHouse {
  /** name of the listing */
  home: string
  /** days from now, and on that day the hours on the clock of the home */
  inDays: number
  from: number
  hours: number
  /** weekly, how many */
  weeks?: number
  capacity?: number
  notes?: string
  visitors?: { name: string; email: string; phone?: string; consent?: boolean }[]
}

export const OPEN_HOUSES: DemoOpenHouse[] = [
  {
    home: 'Casa Livia',
    inDays: 3,
    from: 15,
    hours: 2,
    weeks: 3,
    capacity: 12,
    notes:
      'Park on the square below the church and take the steps on the left. The terrace is best seen after four.',
    visitors: [
      {
        name: 'Henrik Aldén',
        email: 'henrik.alden@example.com',
        phone: '+46 70 555 01 42',
        consent: true,
      },
      { name: 'Rosa Villanueva', email: 'rosa.villanueva@example.com', consent: true },
      { name: 'Jonas Weidner', email: 'jonas.weidner@example.com' },
    ],
  },
  {
    home: 'The Harbor Loft',
    inDays: 5,
    from: 17,
    hours: 1,
    capacity: 2,
    notes: 'The elevator is at the back of the courtyard.',
    visitors: [
      { name: 'Tomás Echeverría', email: 'tomas.echeverria@example.com', consent: true },
      { name: 'Clara Novak', email: 'clara.novak@example.com', consent: true },
      { name: 'Idris Bello', email: 'idris.bello@example.com' },
    ],
  },
  { home: 'Villa Ottavia', inDays: 9, from: 11, hours: 3 },
]
