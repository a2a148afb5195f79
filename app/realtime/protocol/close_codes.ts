/**
 * Why a connection is closed: 4000-4099 stay away, 4100-4199 come back after a
 * second, 4200-4299 come back at once.
 */
export const CLOSE = {
  unknownApp: [4001, 'Application does not exist'],
  unsupportedProtocol: [4007, 'Unsupported protocol version'],
  unauthorized: [4009, 'Connection not authorized'],
  comeBackSoon: [4100, 'The server is restarting or busy'],
  noPong: [4201, 'Pong reply not received in time'],
} as const satisfies Record<string, readonly [code: number, reason: string]>

export type Close = (typeof CLOSE)[keyof typeof CLOSE]

/** Sent as an error event and never as a close code: a client that is closed with it stays away. */
export const CLIENT_EVENT_REFUSED = 4301
