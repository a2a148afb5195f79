import type { ServerResponse } from 'node:http'

/** Runs once, after the response was sent or its connection closed. */
export function onFinished(response: ServerResponse, callback: () => void): void {
  response.once('close', callback)
}
