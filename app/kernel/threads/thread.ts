import { Worker } from 'node:worker_threads'

interface ThreadTask {
  /** passed to the thread as `workerData` */
  data: unknown
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
 * @throws what the thread throws; Error if it exits or times out without an answer
 */
export function answerOf<Answer>(worker: Worker, maxMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const ended = () => reject(new Error('The thread ended without an answer'))
  const timer = setTimeout(() => reject(new Error('The thread took too long')), maxMs)
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  })
}
