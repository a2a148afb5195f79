import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** By the clock, for each unit of processor time: other work may hold the processors. */
const MAX_WAIT_SHARE = 6
const MAX_CHECK_MS = 250

interface ThreadTask {
  /** passed to the thread as `workerData` */
  data: unknown
  /** of processor time; six times as long by the clock */
  maxMs: number
  maxHeapMb?: number
}

/**
 * The file of a thread next to the module that starts it, in source or built form.
 * @param module `import.meta.url` of that module
 */
export function threadFile(module: string, name: string): URL {
  return new URL(`./${name}.${module.endsWith('.ts') ? 'ts' : 'js'}`, module)
}

/**
 * Starts a thread for one task and ends it after its first message.
 * @throws what the thread throws; Error if it exits or times out without an answer
 */
export async function askThread<Answer>(
  file: URL,
  { data, maxMs, maxHeapMb }: ThreadTask
): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  try {
    return await answerOf<Answer>(worker, maxMs)
  } finally {
    await worker.terminate()
  }
}

/**
 * The next message of a thread.
 * @param maxMs of processor time from now on; six times as long by the clock
 * @throws what the thread throws; Error if it exits or times out without an answer
 */
export function answerOf<Answer>(worker: Worker, maxMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const ended = () => reject(new Error('The thread ended without an answer'))
  const late = () => reject(new Error('The thread took too long'))
  const timer = setTimeout(late, maxMs * MAX_WAIT_SHARE)
  const isOver = new AbortController()
  void watchTime(worker, maxMs, isOver.signal).then((isLate) => isLate && late())
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    isOver.abort()
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  })
}

/** Whether a thread used up its processor time before its task was over. */
async function watchTime(worker: Worker, maxMs: number, isOver: AbortSignal): Promise<boolean> {
  // a thread that isn't running yet has used none
  const before = await worker.cpuUsage().catch(() => undefined)
  try {
    for (;;) {
      await pause(Math.min(maxMs, MAX_CHECK_MS), undefined, { signal: isOver })
      const { user, system } = await worker.cpuUsage(before)
      if ((user + system) / 1000 > maxMs) return true
    }
  } catch {
    return false
  }
}
