import type { ServerResponse } from 'node:http'

/** Calls back once: when the answer was handed over or its connection went. */
export function onFinished(response: ServerResponse, callback: () => void): void {
  response.once('close', callback)
}
