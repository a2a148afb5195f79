import { Store } from '#app/kit/hooks/store'

interface SelectionState {
  /** changes with each change of the selection */
  step: number
  /** pixels of the map */
  size: number
}

/** The part of a photo that the next name applies to. */
export class Selection extends Store<SelectionState> {
  readonly #pixels = new Set<number>()

  constructor() {
    super({ step: 0, size: 0 })
  }

  get pixels(): ReadonlySet<number> {
    return this.#pixels
  }

  add(pixels: Iterable<number>): void {
    for (const pixel of pixels) this.#pixels.add(pixel)
    this.#tell()
  }

  remove(pixels: Iterable<number>): void {
    for (const pixel of pixels) this.#pixels.delete(pixel)
    this.#tell()
  }

  clear(): void {
    this.#pixels.clear()
    this.#tell()
  }

  #tell(): void {
    this.set({ step: this.snapshot().step + 1, size: this.#pixels.size })
  }
}
