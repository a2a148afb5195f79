import { appUrl } from '#config/app'
import type { CalendarEvent } from '#app/common/calendar_file'
import { zoneWords } from '#app/common/text/zone_words'
import { timesOf, type OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'

const HOST = new URL(appUrl).hostname

export function openHouseEvent(house: OpenHouseRow): CalendarEvent {
  const { latitude, longitude, revision, timeZone, notes } = house
  const local = `${openHouseTime(timesOf(house))} (${zoneWords(timeZone)}), the home’s local time.`
  return {
    uid: `open-house-${house.id}@${HOST}`,
    startsAt: house.startsAt,
    endsAt: house.endsAt,
    madeAt: house.updatedAt,
    sequence: revision,
    status: house.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Open house: ${house.property.name ?? 'a home'}`,
    description: [local, notes].filter(Boolean).join('\n'),
    location: house.address ?? undefined,
    at: latitude === null || longitude === null ? undefined : { latitude, longitude },
    url: `${appUrl}/open-houses/${house.slug}`,
  }
}
