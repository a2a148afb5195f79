import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  EngineAbilities,
  EngineRun,
  EnginePicture,
} from '#app/redesign/design_engine'
import { cutFromCanvas, jpegOf, previewOf, withKeptParts, type CutPicture } from './pictures.js'
import { draw, prepareOrder, type PreparedOrder } from './draw.js'
import { explainFailure, tookTooLong, unreadable } from './explain_failure.js'
import type { Hosting } from '#app/redesign/design_settings'
import { pace } from './pace.js'
import {
  traitsOf,
  type HostedProvider,
  type ImageModel,
  type ModelTraits,
} from '#app/redesign/hosted/provider'
import { MODEL_PROVIDERS } from '#app/redesign/hosted/providers'
import { withRetries } from './with_retries.js'

export type UpscaleFunction = (
  picture: EnginePicture,
  run: { signal: AbortSignal; onProgress: (share: number) => void }
) => Promise<EnginePicture>

const OTHER_SHAPE =
  'The image service changed the photo’s proportions, so its edges may be missing.'

const NOT_KEPT =
  'Your corrections: the image service changed the photo’s proportions, so we couldn’t keep parts as they are.'

/** Works with all services; their differences are data (`providers/`). */
export class HostedEngine implements DesignEngine {
  readonly name: string
  readonly maker: string
  readonly abilities: EngineAbilities
  readonly #hosting: Hosting
  readonly #provider: HostedProvider
  readonly #traits: ModelTraits
  readonly #upscaler: UpscaleFunction | null
  #model: Promise<ImageModel> | undefined

  /** @param upscaler without one, the high resolution is what the service drew */
  constructor(hosting: Hosting, upscaler: UpscaleFunction | null = null) {
    this.#hosting = hosting
    this.#upscaler = upscaler
    this.#provider = MODEL_PROVIDERS[hosting.engine]
    this.#traits = traitsOf(this.#provider, hosting.model)
    this.name = `${this.#provider.label}: ${hosting.model}`
    this.maker = this.#provider.inText ?? this.#provider.label
    this.abilities = {
      options: ['roomType', 'designer', 'location', 'theme', 'colors', 'customPrompt'],
      mask: this.#traits.mask !== null,
      variations: 4,
      isDeterministic: false,
      isLocal: false,
    }
  }

  async run(order: DesignOrder, run: EngineRun): Promise<DesignResult> {
    const prepared = await this.#stage('prepare', run, () => prepareOrder(order, this.#traits))
    const drawn = await this.#generate(prepared, run)
    const large = await this.#stage('upscale', run, () => this.#upscale(drawn, run))
    return this.#stage('finalise', run, async () => {
      const image = await jpegOf(drawn)
      return {
        image,
        highRes: large === drawn ? image : large,
        unmet: prepared.kept && !drawn.isAligned ? [NOT_KEPT, ...prepared.unmet] : prepared.unmet,
        remarks: drawn.isAligned ? [] : [OTHER_SHAPE],
      }
    })
  }

  async close(): Promise<void> {}

  async #stage<T>(
    stage: 'prepare' | 'upscale' | 'finalise',
    { signal, onProgress }: EngineRun,
    work: () => Promise<T>
  ): Promise<T> {
    signal.throwIfAborted()
    onProgress(stage, 0)
    const result = await work()
    signal.throwIfAborted()
    onProgress(stage, 1)
    return result
  }

  async #generate(prepared: PreparedOrder, run: EngineRun): Promise<CutPicture> {
    const { timeout } = this.#hosting
    const deadline = performance.now() + timeout * 1000
    const over = AbortSignal.timeout(timeout * 1000)
    const signal = AbortSignal.any([run.signal, over])
    run.onProgress('generate', 0)
    const stop = pace(this.#provider.typicalSeconds, (share) => run.onProgress('generate', share))
    try {
      const bytes = await withRetries(() => this.#draw(prepared, signal, deadline), {
        signal,
        deadline,
      })
      const cut = await cutFromCanvas(bytes, prepared.frame).catch((cause) => {
        throw unreadable(cause)
      })
      const whole = prepared.kept ? await withKeptParts(cut, prepared.kept) : cut
      stop()
      run.onProgress('generate', 1, await previewOf(whole.data))
      return whole
    } catch (error) {
      run.signal.throwIfAborted()
      throw over.aborted ? tookTooLong(timeout) : explainFailure(error, this.#hosting)
    } finally {
      stop()
    }
  }

  async #draw(order: PreparedOrder, signal: AbortSignal, deadline: number): Promise<Buffer> {
    this.#model ??= this.#provider.connect(this.#hosting)
    return draw(
      {
        ...order,
        engine: this.#hosting.engine,
        provider: this.#provider,
        traits: this.#traits,
        model: await this.#model,
        seconds: Math.max(1, Math.ceil((deadline - performance.now()) / 1000)),
      },
      signal
    )
  }

  async #upscale(drawn: EnginePicture, { signal, onProgress }: EngineRun): Promise<EnginePicture> {
    if (!this.#upscaler) return drawn
    return this.#upscaler(drawn, { signal, onProgress: (share) => onProgress('upscale', share) })
  }
}
