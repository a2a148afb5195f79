import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import { openHouseHours } from '#app/farm/open_houses/open_house_words'
import type { OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { listOpenHouses } from '#app/farm/open_houses/find_open_houses'

const MAX_SHOWN = 3

/** Open houses of today, where the home is, with those that are on. */
export async function listOpenHouseTasks(user: User): Promise<DashboardTask[]> {
  const coming = await listOpenHouses(user, 'upcoming', { page: 1, perPage: MAX_SHOWN })
  return coming.slice(0, MAX_SHOWN).filter(isToday).map(toTask)
}

function isToday({ startsAt, timeZone }: OpenHouseRow): boolean {
  const now = DateTime.now().setZone(timeZone)
  return DateTime.fromJSDate(startsAt, { zone: timeZone }) <= now.endOf('day')
}

function toTask({ slug, property, startsAt, endsAt, timeZone, ...row }: OpenHouseRow) {
  const { registrationsCount: count } = row
  const hours = openHouseHours({
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    timezone: timeZone,
  })
  return {
    kind: 'open_house' as const,
    title: `Open house today, ${hours}`,
    text: `${property.name ?? 'Your listing'}, ${count === 1 ? '1 person' : `${count} people`} registered. Open the desk at the door.`,
    url: `/open-houses/${slug}/desk`,
  }
}
