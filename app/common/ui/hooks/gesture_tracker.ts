/** CSS pixels within which a touch counts as standing still. */
export const TAP_TOLERANCE = 10
/** CSS pixels after which a movement counts as a swipe. */
export const SWIPE_TOLERANCE = 30
/** Milliseconds after which a still touch counts as a hold. */
export const HOLD_AFTER_MS = 400

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

export interface Point {
  x: number
  y: number
}

export interface GestureHandlers {
  onTap?: (at: Point) => void
  onSwipe?: (direction: SwipeDirection) => void
  /** The finger rests; it is followed by `onRelease`, never by a tap. */
  onHold?: (at: Point) => void
  /** The finger that held was lifted or taken away. */
  onRelease?: () => void
}

/** What a pointer event says of a finger, in CSS pixels of the viewport. */
export interface Touch {
  pointerId: number
  clientX: number
  clientY: number
}

interface Press {
  pointerId: number
  from: Point
  hasMoved: boolean
  isHeld: boolean
}

/**
 * Tells taps, swipes and holds apart from the pointer events of one element.
 * Follows one finger at a time: a second one means a pinch, which is none of these.
 */
export class GestureTracker {
  #handlers: GestureHandlers
  #press: Press | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(handlers: GestureHandlers = {}) {
    this.#handlers = handlers
  }

  /** Tells others from now on: a component's newest closures. */
  listen(handlers: GestureHandlers): void {
    this.#handlers = handlers
  }

  down({ pointerId, clientX, clientY }: Touch): void {
    if (this.#press) {
      this.cancel()
      return
    }
    const press = { pointerId, from: { x: clientX, y: clientY }, hasMoved: false, isHeld: false }
    this.#press = press
    this.#timer = setTimeout(() => this.#hold(press), HOLD_AFTER_MS)
  }

  move(touch: Touch): void {
    const press = this.#pressOf(touch)
    if (!press || press.hasMoved || distance(press.from, touch) <= TAP_TOLERANCE) return
    press.hasMoved = true
    clearTimeout(this.#timer)
  }

  up(touch: Touch): void {
    const press = this.#pressOf(touch)
    if (!press) return
    this.move(touch)
    this.#end()
    if (press.isHeld) {
      this.#handlers.onRelease?.()
      return
    }
    if (!press.hasMoved) {
      this.#handlers.onTap?.({ x: touch.clientX, y: touch.clientY })
      return
    }
    const direction = directionOf(touch.clientX - press.from.x, touch.clientY - press.from.y)
    if (direction) this.#handlers.onSwipe?.(direction)
  }

  /** The browser took the touch over (scrolling), or the element went away. */
  cancel(): void {
    const wasHeld = this.#press?.isHeld
    this.#end()
    if (wasHeld) this.#handlers.onRelease?.()
  }

  #hold(press: Press): void {
    press.isHeld = true
    this.#handlers.onHold?.(press.from)
  }

  #pressOf({ pointerId }: Touch): Press | null {
    return this.#press?.pointerId === pointerId ? this.#press : null
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#press = null
  }
}

function distance(from: Point, { clientX, clientY }: Touch): number {
  return Math.hypot(clientX - from.x, clientY - from.y)
}

/** The main direction of a movement, or nothing where it is no longer than the tolerance. */
function directionOf(x: number, y: number): SwipeDirection | null {
  if (Math.max(Math.abs(x), Math.abs(y)) <= SWIPE_TOLERANCE) return null
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'up' : 'down'
}
