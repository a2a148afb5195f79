import type { ApplicationService } from '@adonisjs/core/types'

/** Dispatches in this process wake it; looking finds the rest. */
const IDLE_MS = 1_000

/** `QUEUE_WORKER=0` leaves jobs to `npm run work`. */
export default class WorkerProvider {
  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { startWorker, stopWorker } = await import('#app/kernel/queue/worker')
    this.app.terminating(stopWorker)
    const { default: env } = await import('#start/env')
    const { countJobs } = await import('#app/kernel/queue/count_jobs')
    countJobs()
    const inServer = ['web', 'test'].includes(this.app.getEnvironment())
    if (inServer && env.get('QUEUE_WORKER', true)) await startWorker(this.app, IDLE_MS)
  }
}
