import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from '@adonisjs/queue'

/** Works through one queue, and rests while it is empty, until it is woken. */
export class WorkerLoop {
  #sleeping?: AbortController
  #stopped = false
  #woken = false
  #ended?: Promise<void>

  constructor(
    private readonly worker: Pick<Worker, 'processCycle' | 'stop'>,
    private readonly queue: string,
    private readonly restMs: number,
    private readonly onError: (error: Error) => void
  ) {}

  start(): void {
    this.#ended = this.#run()
  }

  wake(): void {
    this.#woken = true
    this.#sleeping?.abort()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#sleeping?.abort()
    await this.worker.stop()
    await this.#ended
    // The last cycle may have started one more job.
    await this.worker.stop()
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false
      const cycle = await this.worker.processCycle([this.queue])
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
    await sleep(this.restMs, undefined, { signal: this.#sleeping.signal }).catch(() => {})
    this.#sleeping = undefined
  }
}

/**
 * The worker asked its pool twice for a finished job and mistakes the missing second answer for an
 * error. Source: `@boringnode/queue` 0.6.0, `JobPool.waitForNextCompletion`
 */
function isLateCompletion(error: Error): boolean {
  return error instanceof TypeError && error.message.includes("reading 'queue'")
}
