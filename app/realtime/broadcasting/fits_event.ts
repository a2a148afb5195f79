/** An event holds 10 KB (Pusher's limit); the rest is left for its envelope. */
const MAX_PAYLOAD_BYTES = 9_500

/** Whether a value, as JSON, fits into one event. */
export function fitsEvent(value: object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= MAX_PAYLOAD_BYTES
}
