import { Store } from '#app/kit/hooks/store'
import type { AnotherDesign, DesignApi } from '#app/designs/ui/design_api'
import { GENERATION_FAILED } from '#app/designs/ui/send_photograph'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import type { Design, DesignOptions, EngineKind } from '#app/designs/ui/types'

export interface OrderState {
  isSending: boolean
  /** percent uploaded */
  sent: number
  /** why the last order was refused */
  error: string | null
  isOutOfCredits: boolean
}

const IDLE: OrderState = { isSending: false, sent: 0, error: null, isOutOfCredits: false }

/** A photo that isn't uploaded yet. */
export interface ChosenPhoto {
  blob: Blob
  name: string
}

interface OrderOptions {
  api: Pick<DesignApi, 'generate' | 'regenerate' | 'retry'>
  makeKey: () => string
}

/** Orders designs one at a time. An unanswered order keeps its key, so retries aren't charged. */
export class DesignOrders extends Store<OrderState> {
  readonly #api: OrderOptions['api']
  readonly #makeKey: () => string
  #open: { what: string; key: string } | null = null

  constructor({ api, makeKey }: OrderOptions) {
    super(IDLE)
    this.#api = api
    this.#makeKey = makeKey
  }

  /** @returns the running design; null if the order was refused */
  generate(
    { blob: photograph, name }: ChosenPhoto,
    options: DesignOptions,
    engineKind: EngineKind
  ): Promise<Design | null> {
    const what = JSON.stringify([name, photograph.size, options, engineKind])
    return this.#send(what, (key) =>
      this.#api.generate({
        photograph,
        options,
        engineKind,
        key,
        onProgress: (sent) => this.patch({ sent }),
      })
    )
  }

  regenerate(designId: number, another: AnotherDesign): Promise<Design | null> {
    const what = JSON.stringify([designId, another])
    return this.#send(what, async (key) => {
      const { generated_design: design } = await this.#api.regenerate(designId, another, key)
      return design
    })
  }

  /** @throws CallFailure */
  async retry(designId: number): Promise<Design> {
    const { generated_design: design } = await this.#api.retry(designId)
    return design
  }

  forgetError = (): void => {
    if (!this.snapshot().isSending) this.set(IDLE)
  }

  async #send(what: string, order: (key: string) => Promise<Design>): Promise<Design | null> {
    if (this.snapshot().isSending) return null
    if (this.#open?.what !== what) this.#open = { what, key: this.#makeKey() }
    this.set({ ...IDLE, isSending: true })
    try {
      const design = await order(this.#open.key)
      this.#open = null
      this.set(IDLE)
      return design
    } catch (error) {
      const failure = error instanceof CallFailure ? error : null
      if (!failure?.isUnreached) this.#open = null
      this.set({
        ...IDLE,
        error: sentenceOf(error, GENERATION_FAILED),
        isOutOfCredits: failure?.status === 402,
      })
      return null
    }
  }
}
