import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Looks for work again and again, with one statement for all queues, so that their workers can rest
 * until there is some. Finds delayed jobs, schedules and jobs from other processes.
 */
export class QueueWatch {
  readonly #stopping = new AbortController()
  #ended?: Promise<void>

  /** @param look wakes the workers that have something to do */
  constructor(
    private readonly look: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onError: (error: Error) => void
  ) {}

  start(): void {
    this.#ended = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.look().catch(this.onError)
      await sleep(this.intervalMs, undefined, { signal }).catch(() => {})
    }
  }
}
