/** Pusher's limit is 10 KB per event, including the envelope. */
const MAX_PAYLOAD_BYTES = 9_500

/** Whether a value's JSON fits into one event. */
export function fitsEvent(value: object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= MAX_PAYLOAD_BYTES
}
