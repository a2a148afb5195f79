import type { EmbeddedServer } from './embedded_server.js'

let running: EmbeddedServer | undefined

/** Called by the provider that runs it. */
export function useServer(server: EmbeddedServer | undefined): void {
  running = server
}

/** The protocol server in this process, where there is one. */
export function runningServer(): EmbeddedServer | undefined {
  return running
}
