import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { answerOf } from './thread.js'

interface IdleThreadOptions {
  /** passed to the thread as `workerData`, asked for when it starts */
  data?: () => unknown
  /** of processor time for one task, including the start of the thread */
  maxMs: number
  idleMs: number
  maxHeapMb?: number
}

/**
 * One task at a time, as messages to a thread that starts with the first one, answers each with
 * one message, and ends when idle. An idle thread doesn't keep the process alive.
 */
export class IdleThread<Task, Answer> {
  readonly #oneAtATime = pLimit(1)
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(
    private readonly file: URL,
    private readonly options: IdleThreadOptions
  ) {}

  /** @throws what the thread throws; Error if it ends or times out. The next task starts another. */
  ask(task: Task): Promise<Answer> {
    return this.#oneAtATime(() => this.#ask(task))
  }

  /** Ends the thread; the next task starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #ask(task: Task): Promise<Answer> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    try {
      worker.postMessage(task)
      const answer = await answerOf<Answer>(worker, this.options.maxMs)
      worker.unref()
      this.#idle = setTimeout(() => void this.close(), this.options.idleMs).unref()
      return answer
    } catch (error) {
      await this.close()
      throw error
    }
  }

  #start(): Worker {
    const { data, maxHeapMb } = this.options
    const worker = new Worker(this.file, {
      workerData: data?.(),
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    // the waiting caller is told of failures too; a later one is harmless
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }
}
