import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const registry = new Registry()

collectDefaultMetrics({ register: registry, prefix: 'vesta_' })

export const requestDuration = new Histogram({
  name: 'vesta_http_request_duration_seconds',
  help: 'Time from a request to the end of its answer',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})
