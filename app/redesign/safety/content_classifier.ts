import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { answerOf, threadFile } from '#app/kernel/threads/thread'
import { openImage } from '#app/media/imaging/sharp'
import { SIDE, type ContentClasses, type SafetyThreadData } from './safety_task.js'

/** Includes loading the network on a busy machine. */
const MAX_MS = 60_000

/** The model takes 250 MB, freed before the design needs memory; reloading takes half a second. */
const IDLE_MS = 3_000

/** Classifies one image at a time with nsfwjs' InceptionV3, in a thread that ends when idle. */
export class ContentClassifier {
  readonly #oneAtATime = pLimit(1)
  readonly #model: string
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(model: string) {
    this.#model = model
  }

  /** @throws Error if the image is damaged, or the thread fails or times out */
  async classify(image: Buffer): Promise<ContentClasses> {
    const pixels = await openImage(image)
      .toColorspace('srgb')
      .flatten({ background: '#fff' })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
    return this.#oneAtATime(() => this.#ask(pixels))
  }

  /** Ends the thread; the next image starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #ask(pixels: Buffer): Promise<ContentClasses> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    try {
      worker.postMessage(pixels)
      const classes = classesOf(await answerOf<Float32Array>(worker, MAX_MS))
      worker.unref()
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
      return classes
    } catch (error) {
      await this.close()
      throw new Error('What is in the picture could not be said', { cause: error })
    }
  }

  #start(): Worker {
    const workerData: SafetyThreadData = { model: this.#model }
    const worker = new Worker(threadFile(import.meta.url, 'safety_worker'), { workerData })
    // the waiting caller is told of failures too; a later one is harmless
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }
}

function classesOf(answer: Float32Array): ContentClasses {
  const [drawing, hentai, neutral, porn, sexy] = answer
  return { drawing, hentai, neutral, porn, sexy }
}
