import type User from '#app/accounts/user'
import { countAsked } from '#app/chats/requests/find_requests'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  countEvents,
  countListingVisits,
  type EventCounts,
  type EventRange,
} from '#app/properties/views/count_events'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { isMember } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

export type ListingFigures = Record<'views' | 'saves' | 'shares' | 'inquiries', EventCounts>

/** What became of listings: each by day and by listing. */
export async function countFigures(range: EventRange): Promise<ListingFigures> {
  const asked = await countAsked(range)
  const inquiries = await countInquiries(range)
  return {
    ...(await countListingVisits(range)),
    inquiries: {
      byDay: added(asked.byDay, inquiries.byDay),
      byListing: added(asked.byListing, inquiries.byListing),
    },
  }
}

function added<Key>(first: ReadonlyMap<Key, number>, second: ReadonlyMap<Key, number>) {
  const sums = new Map(first)
  for (const [key, count] of second) sums.set(key, (sums.get(key) ?? 0) + count)
  return sums
}

/** How many confirmed questions came from people who were signed out; others are in a chat. */
function countInquiries(range: EventRange): Promise<EventCounts> {
  return countEvents(
    `select (created_at at time zone 'utc')::date, property_id, 1 from lead_events
     where kind = 'inquiry' and url is null`,
    range
  )
}

/**
 * A listing whose figures this person may see: its owner, and its team.
 *
 * @throws HttpError 403, or 404 where they may not know of it
 */
export async function findMeasuredListing(slug: string, user: User) {
  const property = await findPropertyPage(slug, user)
  const role = await findTeamRole(property.team?.id ?? null, user.id)
  if (!property.canEdit && !isMember(role)) throw HttpError.forbidden()
  return property
}
