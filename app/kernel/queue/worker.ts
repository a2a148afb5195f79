import type { ApplicationService } from '@adonisjs/core/types'
import type { AdapterFactory, JobClass, QueueManagerConfig } from '@adonisjs/queue/types'
import { concurrencyOf, QUEUES, type Queue } from './queues.js'
import { WorkerLoop } from './worker_loop.js'

const loops = new Map<string, WorkerLoop>()

/** One worker per queue. @param idleMs polling interval */
export async function startWorker(app: ApplicationService, idleMs: number): Promise<void> {
  const { Worker, tracingChannels } = await import('@adonisjs/queue')
  const logger = await app.container.make('logger')
  const config = app.config.get<QueueManagerConfig>('queue')
  const adapters = await resolveAdapters(config, app)

  for (const queue of QUEUES) {
    const worker = new Worker({
      ...config,
      worker: { ...config.worker, concurrency: slotsOf(queue, config) },
      autoLoadJobs: false,
      adapters,
      jobFactory: (job: JobClass) => app.container.make(job),
      logger,
    })
    // all before any starts: they share an adapter
    await worker.init()
    const onError = (error: Error) => logger.error({ err: error, queue }, 'queue worker')
    loops.set(queue, new WorkerLoop(worker, queue, idleMs, onError))
  }
  tracingChannels.dispatchChannel.asyncEnd.subscribe(wakeDispatched)
  for (const loop of loops.values()) loop.start()
}

export async function stopWorker(): Promise<void> {
  await Promise.all([...loops.values()].map((loop) => loop.stop()))
}

function wakeDispatched(message: unknown): void {
  if (typeof message !== 'object' || !message || !('queue' in message)) return
  loops.get(String(message.queue))?.wake()
}

function slotsOf(queue: Queue, { worker }: QueueManagerConfig): number {
  return concurrencyOf(queue, worker?.concurrency ?? 1)
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
