import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'
import { databaseDriver } from '#app/kernel/queue/database_driver'
import { STALLED_MS } from '#app/kernel/queue/queues'

/** The interval at which idle workers look for jobs is set where they start. */
export default defineConfig({
  default: env.get('QUEUE_DRIVER', 'database'),
  adapters: {
    database: databaseDriver({ connectionName: 'postgres' }),
    ...(env.get('REDIS_URL') ? { redis: drivers.redis({ connectionName: 'main' }) } : {}),
  },
  worker: {
    /** per queue */
    concurrency: env.get('QUEUE_CONCURRENCY', 2),
    /** polling interval of a busy worker with a free slot */
    idleDelay: '50ms',
    stalledThreshold: STALLED_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  retry: { maxRetries: 3 },
  locations: [app.makePath('app/**/*_job.{ts,js}')],
})
