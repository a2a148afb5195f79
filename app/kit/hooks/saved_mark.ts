const SAVED_MARK_MS = 2000

/** Shows a mark for 2000 ms each time something is saved. */
export class SavedMark {
  readonly #show: (isShown: boolean) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (isShown: boolean) => void) {
    this.#show = show
  }

  show(): void {
    this.end()
    this.#show(true)
    this.#timer = setTimeout(() => this.#show(false), SAVED_MARK_MS)
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
