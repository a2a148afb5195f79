import {
  countEvents,
  type EventCounts,
  type EventRange,
} from '#app/properties/queries/count_events'

/** How many chats about listings began. */
export function countAsked(range: EventRange): Promise<EventCounts> {
  return countEvents(
    `select (created_at at time zone 'utc')::date, property_id, 1 from chats`,
    range
  )
}
