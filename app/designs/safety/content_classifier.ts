import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { openImage } from '#app/media/imaging/sharp'
import { SIDE, type ContentClasses, type SafetyThreadData } from './safety_task.js'

/** Loading the network included, on a machine that is busy with other things. */
const MAX_MS = 60_000

/**
 * The network takes some 250 MB: they are given back before the design that
 * follows most looks is at its own peak. Loading it again takes half a second.
 */
const IDLE_MS = 3_000

/**
 * Says what kind of picture something is (nsfwjs' InceptionV3). One picture
 * at a time, on a thread that lives while there is something to look at.
 */
export class ContentClassifier {
  readonly #oneAtATime = pLimit(1)
  readonly #model: string
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** @param model path of the network's file */
  constructor(model: string) {
    this.#model = model
  }

  /** @throws Error where it cannot be said: the picture is damaged, the thread fails or takes too long */
  async classify(image: Buffer): Promise<ContentClasses> {
    const pixels = await openImage(image)
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
    return this.#oneAtATime(() => this.#ask(pixels))
  }

  /** Ends the thread; the next picture starts another. */
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
      const classes = await answerOf(worker)
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
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
    const worker = new Worker(new URL(`./safety_worker.${extension}`, import.meta.url), {
      workerData,
    })
    // whoever waits for it hears of a failure too; one that comes later harms nobody
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }
}

function answerOf(worker: Worker): Promise<ContentClasses> {
  const { promise, resolve, reject } = Promise.withResolvers<ContentClasses>()
  const answered = (answer: Float32Array) => resolve(classesOf(answer))
  const ended = () => reject(new Error('The thread ended without an answer'))
  const timer = setTimeout(() => reject(new Error('It took too long')), MAX_MS)
  worker.once('message', answered).once('error', reject).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', answered).off('error', reject).off('exit', ended)
  })
}

function classesOf(answer: Float32Array): ContentClasses {
  const [drawing, hentai, neutral, porn, sexy] = answer
  return { drawing, hentai, neutral, porn, sexy }
}
