import type { ApplicationService } from '@adonisjs/core/types'
import type { AdapterFactory, JobClass, QueueManagerConfig } from '@adonisjs/queue/types'
import { DatabaseAdapter } from './database_adapter.js'
import { concurrencyOf, listQueues, STALLED_MS } from './queues.js'
import { QueueWatch } from './queue_watch.js'
import { WorkerLoop } from './worker_loop.js'

/** The longest a timer can wait. */
const FOREVER_MS = 2 ** 31 - 1

const loops = new Map<string, WorkerLoop>()
let watch: QueueWatch | undefined

/**
 * One worker per queue. A dispatch in this process wakes it at once.
 * @param idleMs between looks for delayed jobs, schedules and jobs from other processes: in the
 * database one look for all queues, in Redis one for each
 */
export async function startWorker(app: ApplicationService, idleMs: number): Promise<void> {
  const { Worker, tracingChannels } = await import('@adonisjs/queue')
  const logger = await app.container.make('logger')
  const config = app.config.get<QueueManagerConfig>('queue')
  const adapters = await resolveAdapters(config, app)
  const adapter = adapters[config.default]()
  const restMs = adapter instanceof DatabaseAdapter ? FOREVER_MS : idleMs

  const queues = listQueues()
  for (const queue of queues) {
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
    loops.set(queue, new WorkerLoop(worker, queue, restMs, onError))
  }
  tracingChannels.dispatchChannel.asyncEnd.subscribe(wakeDispatched)
  for (const loop of loops.values()) loop.start()
  if (adapter instanceof DatabaseAdapter) {
    const wakeDue = async () => {
      for (const queue of await adapter.listDue(queues, STALLED_MS)) loops.get(queue)?.wake()
    }
    const onError = (error: Error) => logger.error({ err: error }, 'queue watch')
    watch = new QueueWatch(wakeDue, idleMs, onError)
    watch.start()
  }
}

export async function stopWorker(): Promise<void> {
  await watch?.stop()
  await Promise.all([...loops.values()].map((loop) => loop.stop()))
}

function wakeDispatched(message: unknown): void {
  if (typeof message !== 'object' || !message || !('queue' in message)) return
  loops.get(String(message.queue))?.wake()
}

function slotsOf(queue: string, { worker }: QueueManagerConfig): number {
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
