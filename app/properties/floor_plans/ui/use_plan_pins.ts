import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { TAP_TOLERANCE } from '#app/kit/hooks/gestures'
import { fraction } from '#app/properties/floor_plans/floor_plans'

/** On a plan’s picture, each 0 to 1. */
export interface PlanPoint {
  x: number
  y: number
}

interface PlanPinsOptions {
  onAdd: (point: PlanPoint) => void
  onMove: (id: string, point: PlanPoint) => void
  onRemove: (id: string) => void
}

interface Drag {
  pointerId: number
  /** null for the paper itself */
  pinId: string | null
  from: { x: number; y: number }
  /** from the pin to the pointer, in pixels */
  offset: { x: number; y: number }
  hasMoved: boolean
}

/** A share of the picture. */
const KEY_STEP = 0.01
const LONG_KEY_STEP = 0.05

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Pins on a picture by mouse, finger or keyboard: a click places one, dragging or the arrow keys
 * move it, Delete removes it. Put `paper` on the element that has the picture’s exact size, and
 * `data-pin` with its id on each pin in it.
 */
export function usePlanPins({ onAdd, onMove, onRemove }: PlanPinsOptions) {
  const drag = useRef<Drag>(null)
  const [dragged, setDragged] = useState<({ id: string } & PlanPoint) | null>(null)

  const pointUnder = (event: PointerEvent<HTMLElement>, offset: Drag['offset']): PlanPoint => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: fraction((event.clientX - offset.x - box.left) / box.width),
      y: fraction((event.clientY - offset.y - box.top) / box.height),
    }
  }

  const take = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    const pin = event.target.closest<HTMLElement>('[data-pin]')
    const box = pin?.getBoundingClientRect()
    drag.current = {
      pointerId: event.pointerId,
      pinId: pin?.dataset.pin ?? null,
      from: { x: event.clientX, y: event.clientY },
      offset: box
        ? {
            x: event.clientX - box.left - box.width / 2,
            y: event.clientY - box.top - box.height / 2,
          }
        : { x: 0, y: 0 },
      hasMoved: false,
    }
    if (pin) event.currentTarget.setPointerCapture(event.pointerId)
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (held?.pointerId !== event.pointerId) return
    const { from } = held
    held.hasMoved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > TAP_TOLERANCE / 2
    if (held.pinId && held.hasMoved) {
      setDragged({ id: held.pinId, ...pointUnder(event, held.offset) })
    }
  }

  const drop = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (held?.pointerId !== event.pointerId) return
    drag.current = null
    setDragged(null)
    if (event.type !== 'pointerup') return
    if (held.pinId && held.hasMoved) onMove(held.pinId, pointUnder(event, held.offset))
    else if (!held.pinId && !held.hasMoved) onAdd(pointUnder(event, held.offset))
  }

  const takeKey = (event: KeyboardEvent, pin: { id: string } & PlanPoint) => {
    const step = STEPS[event.key]
    if (step) {
      const far = event.shiftKey ? LONG_KEY_STEP : KEY_STEP
      onMove(pin.id, { x: fraction(pin.x + step[0] * far), y: fraction(pin.y + step[1] * far) })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onRemove(pin.id)
    } else {
      return
    }
    event.preventDefault()
  }

  return {
    /** where the pointer holds a pin now */
    dragged,
    takeKey,
    paper: {
      onPointerDown: take,
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}
