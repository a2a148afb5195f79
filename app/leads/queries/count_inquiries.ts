import {
  countEvents,
  type EventCounts,
  type EventRange,
} from '#app/properties/queries/count_events'

/** How many confirmed questions about listings came from people who were signed out. */
export function countInquiries(range: EventRange): Promise<EventCounts> {
  return countEvents(
    `select (created_at at time zone 'utc')::date, property_id, 1 from lead_events
     where kind = 'inquiry'`,
    range
  )
}
