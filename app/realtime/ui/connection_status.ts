import { Store } from '#app/kit/hooks/store'

/** `reconnecting` and `offline` only after a noticeable break. */
export type RealtimeStatus = 'connecting' | 'connected' | 'reconnecting' | 'offline'

export interface Clock {
  after: (milliseconds: number, run: () => void) => () => void
}

/** Shorter breaks are not reported: a deploy, an elevator, a change of networks. */
export const UNNOTICED_MS = 3000

/** Turns raw socket states into a status worth showing. */
export class ConnectionStatus extends Store<RealtimeStatus> {
  readonly #clock: Clock
  #isSocketUp = false
  #hasNetwork = true
  #cancel: (() => void) | null = null

  constructor(clock: Clock = realClock) {
    super('connecting')
    this.#clock = clock
  }

  socketIs(isUp: boolean): void {
    this.#isSocketUp = isUp
    this.#judge()
  }

  networkIs(isThere: boolean): void {
    this.#hasNetwork = isThere
    this.#judge()
  }

  /** The connection was closed on purpose. */
  reset(): void {
    this.#isSocketUp = false
    this.#forget()
    this.set(this.#hasNetwork ? 'connecting' : 'offline')
  }

  get isUp(): boolean {
    return this.#isSocketUp && this.#hasNetwork
  }

  #judge(): void {
    if (this.isUp) {
      this.#forget()
      this.set('connected')
    } else if (this.snapshot() === 'connected') {
      this.#cancel ??= this.#clock.after(UNNOTICED_MS, () => this.#tell())
    } else if (this.snapshot() !== 'connecting' || !this.#hasNetwork) {
      this.#tell()
    }
  }

  #tell(): void {
    this.#forget()
    this.set(this.#hasNetwork ? 'reconnecting' : 'offline')
  }

  #forget(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}

export const realClock: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
