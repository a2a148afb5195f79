import type { ApplicationService } from '@adonisjs/core/types'
import type { AdapterFactory, JobClass, QueueManagerConfig } from '@adonisjs/queue/types'
import { WorkerLoop } from './worker_loop.js'

/** Every queue there is: `slow` is for jobs of many seconds. */
const QUEUES = ['default', 'slow']

let loop: WorkerLoop | undefined

/**
 * Works off jobs in this process from now on.
 *
 * @param idleMs between two looks while nothing is there and nobody wakes it
 */
export async function startWorker(app: ApplicationService, idleMs: number): Promise<void> {
  const { Worker } = await import('@adonisjs/queue')
  const logger = await app.container.make('logger')
  const config = app.config.get<QueueManagerConfig>('queue')
  const worker = new Worker({
    ...config,
    autoLoadJobs: false,
    adapters: await resolveAdapters(config, app),
    jobFactory: (job: JobClass) => app.container.make(job),
  })
  loop = new WorkerLoop(worker, QUEUES, idleMs, (error) =>
    logger.error({ err: error }, 'queue worker')
  )
  loop.start()
}

/** There is something to do. */
export function wakeWorker(): void {
  loop?.wake()
}

/** Takes no new job and waits for the running ones. */
export async function stopWorker(): Promise<void> {
  await loop?.stop()
}

async function resolveAdapters(
  { adapters }: QueueManagerConfig,
  app: ApplicationService
): Promise<Record<string, AdapterFactory>> {
  const resolved: Record<string, AdapterFactory> = {}
  for (const [name, adapter] of Object.entries(adapters)) {
    resolved[name] = 'resolver' in adapter ? await resolve(adapter, app) : adapter
  }
  return resolved
}

function resolve(provider: unknown, app: ApplicationService): Promise<AdapterFactory> {
  return (provider as { resolver(app: ApplicationService): Promise<AdapterFactory> }).resolver(app)
}
