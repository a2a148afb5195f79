import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'

/**
 * The worker in the server's own process is woken when a job is dispatched,
 * so it may poll slowly; workers of their own find jobs of others by polling.
 */
export default defineConfig({
  default: env.get('QUEUE_DRIVER', 'database'),
  adapters: {
    database: drivers.database({ connectionName: 'postgres' }),
    ...(env.get('REDIS_URL') ? { redis: drivers.redis({ connectionName: 'main' }) } : {}),
  },
  worker: {
    concurrency: env.get('QUEUE_CONCURRENCY', 2),
    idleDelay: env.get('QUEUE_WORKER', true) ? '2s' : '250ms',
    stalledThreshold: '30s',
    stalledInterval: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  retry: { maxRetries: 3 },
  locations: [app.makePath('app/*/jobs/**/*.{ts,js}')],
})
