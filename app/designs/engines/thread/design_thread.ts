import { Worker } from 'node:worker_threads'
import { DesignFailure } from '../design_failure.js'
import type { OnProgress, ThreadMessage, ThreadWork, WorkKind } from './thread_work.js'

/** so long the networks stay in memory after the last order */
const IDLE_MS = 60_000
const MAX_HEAP_MB = 768

interface ThreadRun {
  signal?: AbortSignal
  onProgress?: OnProgress
}

/**
 * The thread in which this process looks at rooms, redraws, enlarges and
 * compares them, one order after the other. It starts with the first and ends
 * a while after the last; an abort ends it at once, and the next order gets a
 * new one.
 */
export class DesignThread {
  #worker: Worker | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined

  constructor(private readonly idleMs = IDLE_MS) {}

  /** @throws the signal's reason; DesignFailure, to be tried again, when the thread ended by itself */
  run<Kind extends WorkKind>(
    kind: Kind,
    task: ThreadWork[Kind]['task'],
    run: ThreadRun = {}
  ): Promise<ThreadWork[Kind]['answer']> {
    const answer = this.#turn.then(() => this.#perform(kind, task, run))
    this.#turn = answer.catch(() => {})
    return answer
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  async #perform<Kind extends WorkKind>(
    kind: Kind,
    task: ThreadWork[Kind]['task'],
    { signal, onProgress }: ThreadRun
  ): Promise<ThreadWork[Kind]['answer']> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    const abort = () => void worker.terminate()
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const answer = answerOf<ThreadWork[Kind]['answer']>(worker, onProgress)
      worker.postMessage({ kind, task })
      return await answer
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', abort)
      worker.removeAllListeners('message')
      this.#rest()
    }
  }

  #start(): Worker {
    const worker = new Worker(workerFile(), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined
    }
    return worker.once('error', forget).once('exit', forget)
  }

  /** A resting thread keeps no process alive. */
  #rest(): void {
    this.#worker?.unref()
    this.#idle = setTimeout(() => void this.#worker?.terminate(), this.idleMs).unref()
  }
}

/** The one of this process. */
export const designThread = new DesignThread()

function answerOf<Answer>(worker: Worker, onProgress?: OnProgress): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = (cause?: unknown) =>
    reject(new DesignFailure('The design could not be made. Please try again.', true, { cause }))
  worker.once('error', fail)
  worker.once('exit', fail)
  worker.on('message', (message: ThreadMessage<Answer>) => {
    if (message.kind === 'done') resolve(message.answer)
    else onProgress?.(message.stage, message.share, message.preview)
  })
  return promise.finally(() => worker.off('error', fail).off('exit', fail))
}

function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./design_worker.${extension}`, import.meta.url)
}
