import {
  countEvents,
  type EventCounts,
  type EventRange,
} from '#app/properties/queries/count_events'

/** How many confirmed questions came from people who were signed out; others are in a chat. */
export function countInquiries(range: EventRange): Promise<EventCounts> {
  return countEvents(
    `select (created_at at time zone 'utc')::date, property_id, 1 from lead_events
     where kind = 'inquiry' and url is null`,
    range
  )
}
