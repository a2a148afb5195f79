import { Worker } from 'node:worker_threads'
import { threadFile } from '#app/kernel/threads/thread'
import type {
  OnProgress,
  ThreadData,
  ThreadMessage,
  ThreadWork,
  WorkKind,
  SentPicture,
} from '#app/redesign/builtin/thread_work'
import { DesignFailure, type EnginePicture } from '#app/redesign/design_engine'
import type { UpscaleFunction } from '#app/redesign/hosted/hosted_engine'

/** the networks stay in memory this long after the last order */
const IDLE_MS = 60_000
const MAX_HEAP_MB = 768

interface ThreadRun {
  signal?: AbortSignal
  onProgress?: OnProgress
}

/**
 * Analyzes, redesigns, enlarges and compares in one thread, one order at a time. An aborted order
 * rejects at once; the thread stops at its next step.
 */
export class DesignThread {
  #worker: Worker | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined
  readonly #calledOff = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  constructor(private readonly idleMs = IDLE_MS) {}

  /** @throws the signal's reason; DesignFailure, which can be retried, if the thread died */
  run<Kind extends WorkKind>(
    kind: Kind,
    task: ThreadWork[Kind]['task'],
    run: ThreadRun = {}
  ): Promise<ThreadWork[Kind]['answer']> {
    const answer = this.#turn.then(() => this.#perform(kind, task, run))
    this.#turn = answer.catch(() => {})
    return run.signal ? unlessAborted(answer, run.signal) : answer
  }

  /** Cancels the current order, waits until the thread drops it, and ends the thread. */
  async close(): Promise<void> {
    Atomics.store(this.#calledOff, 0, 1)
    await this.#turn
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
    Atomics.store(this.#calledOff, 0, 0)
    const callOff = () => void Atomics.store(this.#calledOff, 0, 1)
    signal?.addEventListener('abort', callOff, { once: true })
    try {
      const answer = answerOf<ThreadWork[Kind]['answer']>(worker, { signal, onProgress })
      worker.postMessage({ kind, task })
      return await answer
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', callOff)
      this.#rest()
    }
  }

  #start(): Worker {
    const workerData: ThreadData = { calledOff: this.#calledOff }
    const worker = new Worker(threadFile(import.meta.url, 'design_worker'), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined
    }
    return worker.once('error', forget).once('exit', forget)
  }

  /** An idle thread doesn't keep the process alive. */
  #rest(): void {
    this.#worker?.unref()
    this.#idle = setTimeout(() => void this.#worker?.terminate(), this.idleMs).unref()
  }
}

/** Shared by the process. */
export const designThread = new DesignThread()

/** The answer, or the signal's reason as soon as it aborts. */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  return promise
}

function answerOf<Answer>(worker: Worker, { signal, onProgress }: ThreadRun): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = (cause?: unknown) =>
    reject(new DesignFailure('The design could not be made. Please try again.', true, { cause }))
  const hear = (message: ThreadMessage<Answer>) => {
    if (message.kind === 'done') resolve(message.answer)
    else if (message.kind === 'called_off') fail()
    else if (!signal?.aborted) onProgress?.(message.stage, message.share, message.preview)
  }
  worker.on('message', hear).once('error', fail).once('exit', fail)
  return promise.finally(() => worker.off('message', hear).off('error', fail).off('exit', fail))
}

/** of the longer side, px: larger images need no upscaling */
const MAX_SIDE_PX = 2048

export const enlargeInThread: UpscaleFunction = async (picture, { signal, onProgress }) => {
  if (Math.max(picture.width, picture.height) > MAX_SIDE_PX) return picture
  const answer = await designThread.run(
    'enlarge',
    { picture: picture.data },
    { signal, onProgress: (_stage, share) => onProgress(share) }
  )
  return received(answer)
}

/** 0 to 1; see `structureScore`. Takes one to three seconds in the designs' thread. */
export function measureStructure(
  original: Buffer,
  result: Buffer,
  signal?: AbortSignal
): Promise<number> {
  return designThread.run('compare', { original, result }, { signal })
}

export function received({ data, width, height }: SentPicture): EnginePicture {
  return { data: Buffer.from(data.buffer, data.byteOffset, data.length), width, height }
}
