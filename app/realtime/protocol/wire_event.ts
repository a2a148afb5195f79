/** An event on its way to sockets; `data` is the string that the wire carries. */
export interface WireEvent {
  channel: string
  event: string
  data: string
  /** the socket that caused it */
  except?: string | null
  /** who sent a client event on a presence channel */
  userId?: string
}

/** The message that a subscriber gets, as JSON. */
export function eventJson({ event, channel, data, userId }: WireEvent): string {
  return JSON.stringify(
    userId === undefined ? { event, channel, data } : { event, channel, data, user_id: userId }
  )
}

/** A message of the protocol itself: its data is a JSON text within the JSON. */
export function protocolJson(event: string, data?: object, channel?: string): string {
  return JSON.stringify({ event, channel, data: data && JSON.stringify(data) })
}
