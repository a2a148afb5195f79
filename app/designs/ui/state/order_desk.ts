import { Store } from '#app/common/ui/store'
import type { DesignApi } from '#app/designs/ui/design_api'
import { GENERATION_FAILED } from '#app/designs/ui/send_photograph'
import { CallFailure, sentenceOf } from '#app/common/ui/calls/call_failure'
import type { Design, DesignOptions } from '#app/designs/ui/state/types'

export interface OrderState {
  isSending: boolean
  /** percent of the photograph that was sent */
  sent: number
  /** why the last order was not taken */
  error: string | null
  isOutOfCredits: boolean
}

const IDLE: OrderState = { isSending: false, sent: 0, error: null, isOutOfCredits: false }

interface DeskOptions {
  api: Pick<DesignApi, 'generate' | 'regenerate' | 'retry'>
  makeKey: () => string
}

/**
 * Where designs are ordered, one at a time. An order that nobody answered
 * keeps its key, so that asking again cannot cost twice.
 */
export class OrderDesk extends Store<OrderState> {
  readonly #api: DeskOptions['api']
  readonly #makeKey: () => string
  #open: { what: string; key: string } | null = null

  constructor({ api, makeKey }: DeskOptions) {
    super(IDLE)
    this.#api = api
    this.#makeKey = makeKey
  }

  /** @returns the design that is being made now; null when the order was not taken */
  generate(photograph: Blob, name: string, options: DesignOptions): Promise<Design | null> {
    const what = JSON.stringify([name, photograph.size, options])
    return this.#send(what, (key) =>
      this.#api.generate({
        photograph,
        options,
        key,
        onProgress: (sent) => this.patch({ sent }),
      })
    )
  }

  /** @param options null to have the same made once more */
  regenerate(designId: number, options: DesignOptions | null): Promise<Design | null> {
    const what = JSON.stringify([designId, options])
    return this.#send(what, async (key) => {
      const { generated_design: design } = await this.#api.regenerate(designId, options, key)
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
