import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'
import { databaseDriver } from '#app/kernel/queue/database_driver'

/** How often a worker looks for jobs while it has none, whoever starts it says. */
export default defineConfig({
  default: env.get('QUEUE_DRIVER', 'database'),
  adapters: {
    database: databaseDriver({ connectionName: 'postgres' }),
    ...(env.get('REDIS_URL') ? { redis: drivers.redis({ connectionName: 'main' }) } : {}),
  },
  worker: {
    /** of each queue */
    concurrency: env.get('QUEUE_CONCURRENCY', 2),
    /** how often a worker with a free slot looks for another job while it is busy */
    idleDelay: '50ms',
    stalledThreshold: '30s',
    stalledInterval: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  retry: { maxRetries: 3 },
  locations: [app.makePath('app/**/jobs/**/*.{ts,js}')],
})
