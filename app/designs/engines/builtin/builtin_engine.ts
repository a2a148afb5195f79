import { Worker } from 'node:worker_threads'
import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  EngineAbilities,
  EngineRun,
  Picture,
} from '../design_engine.js'
import { DesignFailure } from '../design_failure.js'
import { MODELS_FOLDER } from './models_folder.js'
import type { BuiltinMessage, BuiltinTask, SentPicture } from './builtin_task.js'

/** threads of the networks; the rest of a design is one */
const THREADS = 2
const MAX_HEAP_MB = 768

/**
 * The designer that needs no network and no key. Each design is made in a
 * thread of its own, which an abort ends at once.
 */
export class BuiltinEngine implements DesignEngine {
  readonly name = 'vesta, on this machine'

  readonly abilities: EngineAbilities = {
    options: ['roomType', 'designer', 'location', 'theme', 'colors', 'customPrompt'],
    mask: true,
    variations: 4,
    isDeterministic: true,
    isLocal: true,
  }

  readonly #workers = new Set<Worker>()

  async run(order: DesignOrder, { signal, onProgress }: EngineRun): Promise<DesignResult> {
    signal.throwIfAborted()
    const worker = new Worker(workerFile(), {
      workerData: taskOf(order),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    this.#workers.add(worker)
    try {
      return await resultOf(worker, signal, onProgress)
    } finally {
      this.#workers.delete(worker)
      await worker.terminate()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
  }
}

function taskOf({ image, options, seed, corrections }: DesignOrder): BuiltinTask {
  return { image, options, seed, corrections, models: MODELS_FOLDER, threads: THREADS }
}

function resultOf(
  worker: Worker,
  signal: AbortSignal,
  onProgress: EngineRun['onProgress']
): Promise<DesignResult> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    worker.on('message', (message: BuiltinMessage) => {
      if (message.kind === 'progress') {
        onProgress(message.stage, message.share, message.preview && Buffer.from(message.preview))
      } else if (message.kind === 'refused') {
        reject(new DesignFailure(message.reason, false))
      } else {
        const { image, highRes, notes } = message
        resolve({ image: received(image), highRes: received(highRes), ...notes })
      }
    })
    worker.once('error', (cause) => reject(failure(cause)))
    worker.once('exit', () => {
      signal.removeEventListener('abort', abort)
      reject(failure())
    })
  })
}

function failure(cause?: unknown): DesignFailure {
  return new DesignFailure('The design could not be made. Please try again.', true, { cause })
}

function received({ data, width, height }: SentPicture): Picture {
  return { data: Buffer.from(data), width, height }
}

function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./builtin_worker.${extension}`, import.meta.url)
}
