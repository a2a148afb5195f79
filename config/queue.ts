import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/queue'

/** How often a worker looks for jobs while it has none, whoever starts it says. */
export default defineConfig({
  default: env.get('QUEUE_DRIVER', 'database'),
  adapters: {
    database: drivers.database({ connectionName: 'postgres' }),
    ...(env.get('REDIS_URL') ? { redis: drivers.redis({ connectionName: 'main' }) } : {}),
  },
  worker: {
    concurrency: env.get('QUEUE_CONCURRENCY', 2),
    /** how often it looks for another beside the jobs that it is at */
    idleDelay: '250ms',
    stalledThreshold: '30s',
    stalledInterval: '30s',
    maxStalledCount: 3,
    gracefulShutdown: false,
  },
  retry: { maxRetries: 3 },
  locations: [app.makePath('app/*/jobs/**/*.{ts,js}')],
})
