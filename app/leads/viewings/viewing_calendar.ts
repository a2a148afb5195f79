import { appUrl } from '#config/app'
import type { CalendarEvent } from '#app/common/calendar_file'
import { wireTime } from '#app/common/http/wire_time'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'
import type { ViewingRow } from '#app/leads/viewings/viewing_row'
import { viewingWhen } from '#app/leads/viewings/viewing_sentences'

const HOST = new URL(appUrl).hostname

const CALENDAR_STATUS: Record<ViewingStatus, CalendarEvent['status']> = {
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  declined: 'CANCELLED',
  canceled: 'CANCELLED',
}

/**
 * A viewing in a calendar. A later file with the same id replaces it, so it has that of the file
 * that comes with the request.
 */
export function viewingEvent(viewing: ViewingRow): CalendarEvent {
  const { latitude, longitude } = viewing
  return {
    uid: viewingUid(viewing.propertyId, new Date(wireTime(viewing.firstStartsAt))),
    startsAt: new Date(wireTime(viewing.startsAt)),
    endsAt: new Date(wireTime(viewing.endsAt)),
    madeAt: new Date(wireTime(viewing.updatedAt)),
    sequence: viewing.revision,
    status: CALENDAR_STATUS[viewing.status],
    title: `Viewing: ${viewing.homeName ?? 'a home'}`,
    description: `${viewingWhen(viewing)}, the home’s local time.`,
    location: viewing.address || undefined,
    at: latitude === null || longitude === null ? undefined : { latitude, longitude },
    url: `${appUrl}${viewingDoor(viewing.token)}`,
  }
}

/** Stable per home and the time that was asked for at first. */
export function viewingUid(propertyId: number, firstStartsAt: Date): string {
  return `viewing-${propertyId}-${Math.floor(firstStartsAt.getTime() / 1000)}@${HOST}`
}

/** The page of a viewing for whoever comes. */
export const viewingDoor = (token: string) => `/viewings/${token}`
