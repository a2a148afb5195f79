import type { ApplicationService } from '@adonisjs/core/types'

/** Woken by what this process dispatches: it looks by itself only for what others did. */
const IDLE_MS = 2_000

/**
 * Runs a worker inside the server's process (`QUEUE_WORKER=0` leaves the jobs
 * to processes of their own: `npm run work`), and ends it with any process.
 */
export default class WorkerProvider {
  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { startWorker, stopWorker } = await import('#app/core/queue/worker')
    this.app.terminating(stopWorker)
    const { default: env } = await import('#start/env')
    const inServer = ['web', 'test'].includes(this.app.getEnvironment())
    if (inServer && env.get('QUEUE_WORKER', true)) await startWorker(this.app, IDLE_MS)
  }
}
