import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { useEngine } from '#app/designs/engines/engine_in_use'
import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  DesignStage,
  EngineRun,
  EnginePicture,
} from '#app/redesign/design_engine'
import { eventually } from '#tests/support/eventually'

/** A test ends once all its orders are finished, so that none reaches the next engine. */
export function withEngine(group: Group): { readonly engine: TestEngine } {
  const scene = { engine: new TestEngine() }
  group.each.setup(() => {
    scene.engine = new TestEngine()
    useEngine(scene.engine)
    return async () => {
      scene.engine.release()
      await eventually(nothingIsMade, { within: 60_000, what: () => 'the last design' })
      useEngine()
    }
  })
  return scene
}

async function nothingIsMade(): Promise<boolean> {
  const unfinished = await db
    .from('designs')
    .whereIn('status', ['pending', 'processing'])
    .select('id')
    .first()
  return !unfinished
}

const STAGES: readonly DesignStage[] = ['prepare', 'generate', 'upscale', 'finalise']

export const RESULT = { width: 96, height: 64 }

export const PREVIEW = Buffer.from('a small JPEG')

/** Measuring takes seconds, so only painted results get a score. */
const PAINTED_SCORE = 0.9

/** An engine controlled by the test: waits, fails, or paints one color from the seed. */
export class TestEngine implements DesignEngine {
  readonly maker = 'a test'
  readonly abilities = {
    options: [],
    mask: false,
    variations: 4,
    isLocal: true,
    isDeterministic: true,
  }

  readonly orders: DesignOrder[] = []
  aborted = 0
  mostAtOnce = 0

  #atOnce = 0
  #failures: Error[] = []
  #isUnsure = false
  readonly #drawings: EnginePicture[] = []
  #waitsAt: DesignStage | null = null
  #at: DesignStage | null = null
  #goOn: () => void = () => {}

  constructor(readonly name = 'Test engine') {}

  waitAt(stage: DesignStage): void {
    this.#waitsAt = stage
  }

  release(): void {
    this.#waitsAt = null
    this.#goOn()
  }

  goOnTo(stage: DesignStage): void {
    this.#waitsAt = stage
    this.#goOn()
  }

  draw(...pictures: EnginePicture[]): void {
    this.#drawings.push(...pictures)
  }

  async isIdle(): Promise<void> {
    await eventually(() => this.#atOnce === 0, { what: () => `the engine to leave ${this.#at}` })
  }

  async waits(): Promise<void> {
    await eventually(() => this.#at !== null && this.#at === this.#waitsAt, {
      what: () => `the engine to wait at ${this.#waitsAt}; it is at ${this.#at}`,
    })
  }

  fail(...errors: Error[]): void {
    this.#failures.push(...errors)
  }

  /** The next design changes only light and fabrics. */
  doubt(): void {
    this.#isUnsure = true
  }

  async run(order: DesignOrder, { signal, onProgress }: EngineRun): Promise<DesignResult> {
    this.orders.push(order)
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce)
    try {
      for (const stage of STAGES) {
        onProgress(stage, 0, stage === 'generate' ? PREVIEW : undefined)
        await this.#pause(stage, signal)
        const failure = stage === 'generate' && this.#failures.shift()
        if (failure) throw failure
        onProgress(stage, 1)
      }
      const drawing = this.#drawings.shift()
      return {
        image: drawing ?? (await paint(order.seed, 1)),
        highRes: drawing ?? (await paint(order.seed, 2)),
        structureScore: drawing ? undefined : PAINTED_SCORE,
        remarks: ['The ceiling was kept.'],
        unmet: order.options.theme === 'unheard of' ? ['unheard of'] : [],
        isLightOnly: this.#isUnsure,
      }
    } finally {
      this.#isUnsure = false
      this.#atOnce -= 1
      this.#at = null
    }
  }

  async close(): Promise<void> {}

  async #pause(stage: DesignStage, signal: AbortSignal): Promise<void> {
    this.#at = stage
    if (this.#waitsAt !== stage) return signal.throwIfAborted()
    try {
      await new Promise<void>((resolve, reject) => {
        this.#goOn = resolve
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    } catch (error) {
      this.aborted += 1
      throw error
    }
  }
}

async function paint(seed: number, scale: number): Promise<EnginePicture> {
  const [width, height] = [RESULT.width * scale, RESULT.height * scale]
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: (seed >> 16) % 256 }
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { data, width, height }
}
