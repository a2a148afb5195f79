import { Gauge } from 'prom-client'
import { registry } from '#app/kernel/metrics/metrics'
import type { EmbeddedServer } from '#app/realtime/server/embedded_server'

let running: EmbeddedServer | undefined

export function useServer(server: EmbeddedServer | undefined): void {
  running = server
}

export function runningServer(): EmbeddedServer | undefined {
  return running
}

export function countSockets({ hub }: EmbeddedServer): void {
  const sockets = new Gauge({
    name: 'vesta_realtime_sockets',
    help: 'Open WebSockets of the embedded realtime server',
    registers: [],
    collect() {
      this.set(hub.size)
    },
  })
  registry.registerMetric(sockets)
}
