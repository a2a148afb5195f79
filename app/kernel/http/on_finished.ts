import type { ServerResponse } from 'node:http'

/** Once: after the answer was sent or its connection closed. */
export function onFinished(response: ServerResponse, callback: () => void): void {
  response.once('close', callback)
}
