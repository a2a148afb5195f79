import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'
import { databaseDriver } from '#app/kernel/queue/database_driver'

/** The polling interval of idle workers is set where they start. */
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
    stalledThreshold: '30s',
    stalledInterval: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  retry: { maxRetries: 3 },
  locations: [app.makePath('app/**/jobs/**/*.{ts,js}')],
})
