import type { IncomingMessage } from 'node:http'

/** A full page load has all its props, so stray partial-reload headers are ignored. */
export function dropStrayInertiaHeaders({ headers }: IncomingMessage): void {
  if (headers['x-inertia'] === 'true') return
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-inertia')) delete headers[name]
  }
}
