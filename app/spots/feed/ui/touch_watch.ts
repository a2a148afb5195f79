import { HOLD_AFTER_MS, TAP_TOLERANCE, type Point } from '#app/kit/hooks/gestures'

const SECOND_TAP_MS = 300

export interface WatchedTouches {
  onDoubleTap: (at: Point) => void
  onHold: (isHeld: boolean) => void
}

/** The parts of a pointer event we use, in CSS pixels of the viewport. */
interface Place {
  clientX: number
  clientY: number
}

const NOBODY: WatchedTouches = { onDoubleTap() {}, onHold() {} }

/** Tells double taps and holds from moves. */
export class TouchWatch {
  #told = NOBODY
  #timer: ReturnType<typeof setTimeout> | undefined
  #start: Point | null = null
  #lastTap = 0
  #isHeld = false

  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Switches to a component's newest closures. */
  listen(told: WatchedTouches): void {
    this.#told = told
  }

  down({ clientX: x, clientY: y }: Place): void {
    this.#start = { x, y }
    this.#timer = setTimeout(() => {
      this.#isHeld = true
      this.#told.onHold(true)
    }, HOLD_AFTER_MS)
  }

  move({ clientX, clientY }: Place): void {
    const from = this.#start
    if (!from || this.#isHeld) return
    if (Math.hypot(clientX - from.x, clientY - from.y) > TAP_TOLERANCE) this.end()
  }

  up({ clientX: x, clientY: y, timeStamp }: Place & { timeStamp: number }): void {
    const isTap = this.#start !== null && !this.#isHeld
    this.end()
    if (!isTap) return
    const isSecond = timeStamp - this.#lastTap < SECOND_TAP_MS
    this.#lastTap = isSecond ? 0 : timeStamp
    if (isSecond) this.#told.onDoubleTap({ x, y })
  }

  end(): void {
    this.leave()
    if (this.#isHeld) this.#told.onHold(false)
    this.#isHeld = false
    this.#start = null
  }

  /** Holds nothing anymore, because nobody is there to be told. */
  leave(): void {
    clearTimeout(this.#timer)
  }
}
