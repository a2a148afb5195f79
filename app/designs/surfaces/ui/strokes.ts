interface Step {
  pixels: Uint32Array
  before: Uint8Array
  after: Uint8Array
}

/** A step over the whole photo takes a megabyte. */
const MAX_UNDO_STEPS = 50

type Bytes = Iterable<[pixel: number, byte: number]>

/** The undo history. */
export class Strokes {
  readonly #before = new Map<number, number>()
  #done: Step[] = []
  #undone: Step[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  note(pixel: number, before: number): void {
    if (!this.#before.has(pixel)) this.#before.set(pixel, before)
  }

  /** @returns whether the step changed anything */
  close(byteAt: (pixel: number) => number): boolean {
    if (this.#before.size === 0) return false
    const pixels = Uint32Array.from(this.#before.keys())
    const before = Uint8Array.from(this.#before.values())
    const after = Uint8Array.from(pixels, byteAt)
    this.#before.clear()
    this.#done = [...this.#done, { pixels, before, after }].slice(-MAX_UNDO_STEPS)
    this.#undone = []
    return true
  }

  /** @returns the previous pixels of the open step */
  abandon(): Bytes {
    const before = [...this.#before]
    this.#before.clear()
    return before
  }

  /** @returns the previous pixels of the last step */
  undo(): Bytes {
    const step = this.#done.pop()
    if (!step) return []
    this.#undone.push(step)
    return bytesOf(step, step.before)
  }

  redo(): Bytes {
    const step = this.#undone.pop()
    if (!step) return []
    this.#done.push(step)
    return bytesOf(step, step.after)
  }
}

function* bytesOf({ pixels }: Step, bytes: Uint8Array): Generator<[number, number]> {
  for (const [index, pixel] of pixels.entries()) yield [pixel, bytes[index]]
}
