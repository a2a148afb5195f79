import type { EmbeddedServer } from './embedded_server.js'

let running: EmbeddedServer | undefined

export function useServer(server: EmbeddedServer | undefined): void {
  running = server
}

export function runningServer(): EmbeddedServer | undefined {
  return running
}
