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

const FINAL_TEXT = 0x81

/** An unmasked text frame, shared by all subscribers. Source: RFC 6455, section 5.2. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL_TEXT
  if (head === 2) {
    frame[1] = length
  } else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
