export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface SaveContext {
  /** The page may be closing: send with `fetch`'s `keepalive`. */
  keepalive: boolean
}

export type Save<T> = (value: T, context: SaveContext) => Promise<unknown>

interface AutosaverOptions<T> {
  save: Save<T>
  /** Debounce time in ms. */
  delay: number
  /** `error` is set if the state is `failed`. */
  onState?: (state: SaveState, error: unknown) => void
}

const STAYING: SaveContext = { keepalive: false }

/**
 * Saves the latest of many values: debounced, one call at a time, never an older value after a
 * newer one. A value that failed is kept until saved or replaced; `flush` and the next change
 * retry.
 */
export class Autosaver<T> {
  #save: Save<T>
  readonly #delay: number
  readonly #onState: NonNullable<AutosaverOptions<T>['onState']>
  #pending: { value: T } | null = null
  #running: Promise<void> | null = null
  #context = STAYING
  #timer: ReturnType<typeof setTimeout> | undefined
  #told: SaveState = 'idle'

  constructor({ save, delay, onState = () => {} }: AutosaverOptions<T>) {
    this.#save = save
    this.#delay = delay
    this.#onState = onState
  }

  /** Whether any value is unsaved. */
  get isDirty(): boolean {
    return this.#running !== null || this.#pending !== null
  }

  /** Replaces the save function, with a component's newest closure. */
  saveWith(save: Save<T>): void {
    this.#save = save
  }

  change(value: T): void {
    this.#pending = { value }
    this.#context = STAYING
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#delay)
    // “saved” would be about an older value
    if (this.#told === 'saved') this.#tell('saving')
  }

  /** Drops pending values; a save in progress no longer reports back. */
  discard(): void {
    clearTimeout(this.#timer)
    this.#pending = null
    if (this.#told === 'saving' && !this.#running) this.#tell('saved')
  }

  /** Saves pending values without delay; resolves when none are left, or a save failed. */
  flush(context: SaveContext = STAYING): Promise<void> {
    clearTimeout(this.#timer)
    this.#context = context
    if (this.#pending) this.#running ??= this.#drain()
    return this.#running ?? Promise.resolve()
  }

  async #drain(): Promise<void> {
    if (this.#told !== 'saving') this.#tell('saving')
    let failure: { error: unknown } | null = null
    while (this.#pending && !failure) {
      const attempt = this.#pending
      this.#pending = null
      failure = await this.#attempt(attempt.value)
      if (!failure) continue
      if (this.#pending) failure = null
      else this.#pending = attempt
    }
    this.#running = null
    this.#tell(failure ? 'failed' : 'saved', failure?.error)
  }

  #tell(state: SaveState, error: unknown = null): void {
    this.#told = state
    this.#onState(state, error)
  }

  async #attempt(value: T): Promise<{ error: unknown } | null> {
    try {
      await this.#save(value, this.#context)
      return null
    } catch (error) {
      return { error }
    }
  }
}
