import { createHash } from 'node:crypto'
import { IdleThread } from '#app/kernel/threads/idle_thread'
import { threadFile } from '#app/kernel/threads/thread'
import { openImage } from '#app/media/imaging/sharp'
import { SIDE, type ContentClasses, type SafetyThreadData } from '#app/redesign/safety/safety_task'

/** Includes loading the network on a busy machine. */
const MAX_MS = 60_000

/** The model takes 250 MB, freed before the design needs memory; reloading takes half a second. */
const IDLE_MS = 3_000

/** Classifies one image at a time with nsfwjs' InceptionV3, in a thread that ends when idle. */
export class ContentClassifier {
  readonly #thread: IdleThread<Buffer, Float32Array>

  constructor(model: string) {
    const data = (): SafetyThreadData => ({ model })
    const file = threadFile(import.meta.url, 'safety_worker')
    this.#thread = new IdleThread(file, { data, maxMs: MAX_MS, idleMs: IDLE_MS })
  }

  /** @throws Error if the image is damaged, or the thread fails or times out */
  async classify(image: Buffer): Promise<ContentClasses> {
    const pixels = await openImage(image)
      .toColorspace('srgb')
      .flatten({ background: '#fff' })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
    try {
      return classesOf(await this.#thread.ask(pixels))
    } catch (error) {
      throw new Error('What is in the picture could not be said', { cause: error })
    }
  }

  /** Ends the thread; the next image starts another. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}

function classesOf(answer: Float32Array): ContentClasses {
  const [drawing, hentai, neutral, porn, sexy] = answer
  return { drawing, hentai, neutral, porn, sexy }
}

/**
 * Looks at each picture once, and forgets the one asked for longest ago.
 * @param max scores to remember
 */
export function rememberScores(
  look: (image: Buffer) => Promise<number>,
  max: number
): (image: Buffer) => Promise<number> {
  const known = new Map<string, number>()
  return async (image) => {
    const hash = createHash('sha256').update(image).digest('base64')
    const score = known.get(hash) ?? (await look(image))
    known.delete(hash)
    known.set(hash, score)
    if (known.size > max) known.delete(known.keys().next().value!)
    return score
  }
}
