import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Point } from '#app/common/ui/hooks/gesture_tracker'
import { CLOSE_LOOK, pan, UNZOOMED, zoomAround, type Zoom } from '#app/common/ui/kit/zoom'

const CENTRE: Point = { x: 0, y: 0 }

/** CSS pixels that an arrow key moves a magnified picture. */
const KEY_STEP = 80

const KEY_MOVES: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}

/** Magnifies what one frame shows: pinch with two fingers, drag, `+`, `-`, `0` and arrow keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)
  const isZoomed = zoom.scale > 1

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect()

  /** A point of the viewport, measured from the frame's centre. */
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const scaleTo = (scale: number, around = CENTRE) =>
    setZoom((now) => zoomAround(now, scale, around, box()))
  const reset = () => setZoom(UNZOOMED)
  const toggle = (at?: Point) =>
    isZoomed ? reset() : scaleTo(CLOSE_LOOK, at ? fromCentre(at) : CENTRE)

  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(distance(before, other), 1)
      const middle = fromCentre({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      setZoom((last) => zoomAround(last, last.scale * growth, middle, box()))
    } else if (isZoomed) {
      setZoom((last) => pan(last, { x: now.x - before.x, y: now.y - before.y }, box()))
    }
  }
  const onPointerEnd = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }

  /** Whether the key was one of ours. */
  const takeKey = ({ key }: KeyboardEvent): boolean => {
    const move = KEY_MOVES[key]
    if (key === '+' || key === '=') scaleTo(zoom.scale * 1.5)
    else if (key === '-') scaleTo(zoom.scale / 1.5)
    else if (key === '0') reset()
    else if (isZoomed && move) setZoom((last) => pan(last, move, box()))
    else return false
    return true
  }

  return {
    frame,
    zoom,
    isZoomed,
    toggle,
    reset,
    takeKey,
    pointers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
