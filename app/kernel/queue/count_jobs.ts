import db from '@adonisjs/lucid/services/db'
import { Gauge } from 'prom-client'
import { registry } from '#app/kernel/metrics/metrics'
import { listQueues } from './queues.js'

interface Row {
  queue: string
  count: string
}

/** Waiting and running jobs per queue, counted in the database at each scrape. */
export function countJobs(): void {
  const jobs = new Gauge({
    name: 'vesta_jobs',
    help: 'Jobs that wait or are at work',
    labelNames: ['queue'] as const,
    registers: [],
    async collect() {
      const rows: Row[] = await db
        .from('queue_jobs')
        .whereIn('status', ['pending', 'delayed', 'active'])
        .groupBy('queue')
        .select('queue')
        .count('* as count')
      const counts = new Map(rows.map(({ queue, count }) => [queue, Number(count)]))
      for (const queue of listQueues()) this.set({ queue }, counts.get(queue) ?? 0)
    },
  })
  registry.registerMetric(jobs)
}
