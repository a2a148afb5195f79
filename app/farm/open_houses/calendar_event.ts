import { appUrl } from '#config/app'
import type { CalendarEvent } from '#app/common/calendar_file'
import type { OpenHouseRow } from '#app/farm/open_houses/open_house_row'

const HOST = new URL(appUrl).hostname

export function openHouseEvent(house: OpenHouseRow): CalendarEvent {
  const { latitude, longitude, revision } = house
  return {
    uid: `open-house-${house.id}@${HOST}`,
    startsAt: house.startsAt,
    endsAt: house.endsAt,
    madeAt: house.updatedAt,
    sequence: revision,
    status: house.isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Open house: ${house.property.name ?? 'a home'}`,
    description: house.notes ?? undefined,
    location: house.address ?? undefined,
    at: latitude === null || longitude === null ? undefined : { latitude, longitude },
    url: `${appUrl}/open-houses/${house.slug}`,
  }
}
