/**
 * The hosted service's limits, so that nothing works here that fails there. Source:
 * https://pusher.com/docs/channels/server_api/http-api/ and
 * https://support.pusher.com/hc/en-us/articles/4412243423761
 */
export const MAX_CHANNEL_NAME = 164
export const MAX_EVENT_NAME = 200
/** bytes */
export const MAX_DATA = 10_240
export const MAX_CHANNELS_OF_EVENT = 100
export const MAX_BATCH = 10
export const MAX_MEMBERS = 100
export const MAX_MEMBER_ID = 128
/** bytes */
export const MAX_USER_DATA = 1_024
/** per connection */
export const MAX_CLIENT_EVENTS_PER_SECOND = 10

/** Our own limit. */
export const MAX_SUBSCRIPTIONS = 500
/** Ours; a reconnecting client subscribes to all channels at once. */
export const MAX_MESSAGES_PER_SECOND = MAX_SUBSCRIPTIONS + 100
/** Ours; offices share an address. */
export const MAX_SOCKETS_PER_ADDRESS = 2_000
/** Ours; clients subscribe within a second. */
export const MAX_IDLE_SOCKETS_PER_ADDRESS = 500
export const MAX_IDLE_SOCKETS = 2_000
/** Ours: one per tab and device. */
export const MAX_SOCKETS_PER_ACCOUNT = 100
/** Ours, bytes. */
export const MAX_MESSAGE = 64 * 1024
/** Ours, bytes: ten events, escaped. */
export const MAX_API_BODY = 512 * 1024
/** Ours, bytes waiting for one client; a slower one is disconnected. */
export const MAX_UNSENT = 1024 * 1024

/** Codes 4000-4099: do not reconnect; 4100-4199: after a second; 4200-4299: at once. */
export const CLOSE = {
  unknownApp: [4001, 'Application does not exist'],
  tooManyOfAccount: [4004, 'Too many connections of this account'],
  unsupportedProtocol: [4007, 'Unsupported protocol version'],
  unauthorized: [4009, 'Connection not authorized'],
  tooMany: [4100, 'Too many connections or messages'],
  comeBackSoon: [4100, 'The server is restarting or busy'],
  noPong: [4201, 'Pong reply not received in time'],
} as const satisfies Record<string, readonly [code: number, reason: string]>

export type Close = (typeof CLOSE)[keyof typeof CLOSE]

/** An error event, never a close code: clients would not reconnect. */
export const CLIENT_EVENT_REFUSED = 4301
