import type { ApplicationService } from '@adonisjs/core/types'
import type { AdapterFactory, JobClass, QueueManagerConfig } from '@adonisjs/queue/types'
import { WorkerLoop } from '#app/core/queue/worker_loop'
import { useWorkerLoop } from '#app/core/queue/dispatch'

/** Every queue there is: `slow` is for jobs of many seconds, so that mails never wait for pictures. */
const QUEUES = ['default', 'slow']
const IDLE_MS = 2_000

/**
 * Runs a queue worker inside the server's process (`QUEUE_WORKER=0` leaves it
 * to processes of their own: `npm run work`).
 */
export default class WorkerProvider {
  #loop?: WorkerLoop

  constructor(private readonly app: ApplicationService) {}

  async ready() {
    const { default: env } = await import('#start/env')
    const inServer = ['web', 'test'].includes(this.app.getEnvironment())
    if (!inServer || !env.get('QUEUE_WORKER', true)) return

    const { Worker } = await import('@adonisjs/queue')
    const logger = await this.app.container.make('logger')
    this.#loop = new WorkerLoop(new Worker(await this.#config()), QUEUES, IDLE_MS, (error) =>
      logger.error({ err: error }, 'queue worker')
    )
    useWorkerLoop(this.#loop)
    this.#loop.start()
    this.app.terminating(() => this.#loop?.stop())
  }

  async #config(): Promise<QueueManagerConfig> {
    const config = this.app.config.get<QueueManagerConfig>('queue')
    const adapters: Record<string, AdapterFactory> = {}
    for (const [name, adapter] of Object.entries(config.adapters)) {
      adapters[name] = 'resolver' in adapter ? await this.#resolve(adapter) : adapter
    }
    return {
      ...config,
      autoLoadJobs: false,
      adapters,
      jobFactory: (job: JobClass) => this.app.container.make(job),
    }
  }

  #resolve(provider: unknown): Promise<AdapterFactory> {
    return (provider as { resolver(app: ApplicationService): Promise<AdapterFactory> }).resolver(
      this.app
    )
  }
}
