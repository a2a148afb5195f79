import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '@adonisjs/queue'

/**
 * Works off jobs in this process. Sleeps while there is nothing to do and is
 * woken by a dispatch in the same process, so a job starts within
 * milliseconds without fast polling; jobs that others dispatched, delayed
 * ones and schedules are found by the slow poll.
 */
export class WorkerLoop {
  #sleeping?: AbortController
  #stopped = false
  #woken = false
  #ended?: Promise<void>

  constructor(
    private readonly worker: Worker,
    private readonly queues: string[],
    private readonly idleMs: number,
    private readonly onError: (error: Error) => void
  ) {}

  start(): void {
    this.#ended = this.#run()
  }

  wake(): void {
    this.#woken = true
    this.#sleeping?.abort()
  }

  /** Takes no new job and waits for the running ones. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#sleeping?.abort()
    await this.worker.stop()
    await this.#ended
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false
      const cycle = await this.worker.processCycle(this.queues)
      if (cycle?.type === 'error') {
        if (isLateCompletion(cycle.error)) continue
        this.onError(cycle.error)
      }
      if (!cycle || cycle.type === 'idle' || cycle.type === 'error') await this.#rest()
    }
  }

  async #rest(): Promise<void> {
    if (this.#woken || this.#stopped) return
    this.#sleeping = new AbortController()
    await sleep(this.idleMs, undefined, { signal: this.#sleeping.signal }).catch(() => {})
    this.#sleeping = undefined
  }
}

/**
 * A job that ended after the worker had looked for others beside it. The
 * worker then asks its pool twice for the same job and takes the second answer,
 * which is none, for an error; the job itself is done.
 * Source: `@boringnode/queue` 0.6.0, `JobPool.waitForNextCompletion`
 */
function isLateCompletion(error: Error): boolean {
  return error instanceof TypeError && error.message.includes("reading 'queue'")
}
