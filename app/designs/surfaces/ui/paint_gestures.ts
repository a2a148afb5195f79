import { HOLD_AFTER_MS, TAP_TOLERANCE, type Point, type Touch } from '#app/kit/hooks/gestures'

/** Points are CSS px of the viewport. */
export interface PaintTarget {
  begin: (at: Point) => void
  go: (to: Point) => void
  end: () => void
  /** reverts what `begin` started */
  abandon: () => void
  tap: (at: Point) => void
  hold: (at: Point) => void
  /** @param growth 1.1 is ten percent larger */
  pinch: (growth: number, around: Point) => void
  pan: (by: Point) => void
}

export interface PaintTouch extends Touch {
  pointerType: string
  /** what one finger does; with `tap` it taps, holds or moves */
  use: 'draw' | 'tap' | 'move'
}

const NOBODY: PaintTarget = {
  begin() {},
  go() {},
  end() {},
  abandon() {},
  tap() {},
  hold() {},
  pinch() {},
  pan() {},
}

/** Within this distance a finger may still be the first of two. */
const STILL_PX = 5

type Doing = 'nothing' | 'waiting' | 'tapping' | 'drawing' | 'moving' | 'pinching'

/**
 * One finger draws or taps, two zoom and pan. Drawing starts once a finger moves or lifts, so that
 * the first of two leaves no mark.
 */
export class PaintGestures {
  readonly #fingers = new Map<number, Point>()
  #doing: Doing = 'nothing'
  #target: PaintTarget
  #holdTimer: ReturnType<typeof setTimeout> | undefined

  constructor(target: PaintTarget = NOBODY) {
    this.#target = target
  }

  /** Switches to a component's newest closures. */
  listen(target: PaintTarget): void {
    this.#target = target
  }

  down(touch: PaintTouch): void {
    const at = pointOf(touch)
    this.#fingers.set(touch.pointerId, at)
    if (this.#fingers.size > 1) return this.#pinch()
    if (touch.use === 'move') this.#doing = 'moving'
    else if (touch.use === 'tap') this.#awaitHold(at)
    else if (touch.pointerType === 'touch') this.#doing = 'waiting'
    else this.#draw(at)
  }

  move(touch: Touch): void {
    const before = this.#fingers.get(touch.pointerId)
    if (!before) return
    const now = pointOf(touch)
    if (this.#doing === 'waiting') {
      if (distance(before, now) < STILL_PX) return
      this.#draw(before)
    }
    if (this.#doing === 'tapping') {
      if (distance(before, now) <= TAP_TOLERANCE) return
      this.#doing = 'moving'
    }
    clearTimeout(this.#holdTimer)
    this.#fingers.set(touch.pointerId, now)
    if (this.#doing === 'drawing') this.#target.go(now)
    if (this.#doing === 'moving') this.#target.pan(from(before, now))
    if (this.#doing === 'pinching') this.#stretch(touch.pointerId, before, now)
  }

  up(touch: Touch): void {
    const at = this.#fingers.get(touch.pointerId)
    if (!at) return
    if (this.#doing === 'waiting') this.#draw(at)
    if (this.#doing === 'drawing') this.#target.end()
    if (this.#doing === 'tapping') this.#target.tap(at)
    this.#leave(touch)
  }

  cancel(touch: Touch): void {
    if (this.#doing === 'drawing') this.#target.abandon()
    this.#leave(touch)
  }

  #draw(at: Point): void {
    this.#doing = 'drawing'
    this.#target.begin(at)
  }

  #awaitHold(at: Point): void {
    this.#doing = 'tapping'
    this.#holdTimer = setTimeout(() => {
      this.#doing = 'nothing'
      this.#target.hold(at)
    }, HOLD_AFTER_MS)
  }

  #pinch(): void {
    clearTimeout(this.#holdTimer)
    if (this.#doing === 'drawing') this.#target.abandon()
    this.#doing = 'pinching'
  }

  #stretch(id: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1]
    if (!other) return
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.#target.pinch(distance(now, other) / Math.max(1, distance(before, other)), middle)
    const moved = from(before, now)
    this.#target.pan({ x: moved.x / 2, y: moved.y / 2 })
  }

  /** After a pinch, the remaining finger does nothing until it lifts. */
  #leave({ pointerId }: Touch): void {
    clearTimeout(this.#holdTimer)
    this.#fingers.delete(pointerId)
    if (this.#fingers.size === 0) this.#doing = 'nothing'
  }
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY }
}

function from(before: Point, now: Point): Point {
  return { x: now.x - before.x, y: now.y - before.y }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
