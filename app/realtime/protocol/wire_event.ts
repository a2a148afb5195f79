/** `data` is the string on the wire. */
export interface WireEvent {
  channel: string
  event: string
  data: string
  except?: string | null
  /** sender of a client event on a presence channel */
  userId?: string
}

export function eventJson({ event, channel, data, userId }: WireEvent): string {
  return JSON.stringify(
    userId === undefined ? { event, channel, data } : { event, channel, data, user_id: userId }
  )
}

/** Protocol messages carry JSON as a string within JSON. */
export function protocolJson(event: string, data?: object, channel?: string): string {
  return JSON.stringify({ event, channel, data: data && JSON.stringify(data) })
}
