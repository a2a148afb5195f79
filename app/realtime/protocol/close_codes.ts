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
