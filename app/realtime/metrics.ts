import { Gauge } from 'prom-client'
import { registry } from '#app/core/metrics/metrics'
import type { EmbeddedServer } from './server/embedded_server.js'

/** Shows at `/metrics` how many browsers are connected to this process for live events. */
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
