import { useEffect, useRef, type PointerEvent } from 'react'
import { HOLD_AFTER_MS, TAP_TOLERANCE, type Point } from '#app/kit/hooks/gestures'

const SECOND_TAP_MS = 300

interface Touches {
  onDoubleTap: (at: Point) => void
  onHold: (isHeld: boolean) => void
}

/** Double taps and holds, where nothing else is touched. */
export function useTouches({ onDoubleTap, onHold }: Touches) {
  const timer = useRef<number | undefined>(undefined)
  const start = useRef<Point | null>(null)
  const lastTap = useRef(0)
  const isHeld = useRef(false)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const end = () => {
    window.clearTimeout(timer.current)
    if (isHeld.current) onHold(false)
    isHeld.current = false
    start.current = null
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = window.setTimeout(() => {
        isHeld.current = true
        onHold(true)
      }, HOLD_AFTER_MS)
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current
      if (!from || isHeld.current) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TAP_TOLERANCE) end()
    },
    onPointerUp: (event: PointerEvent) => {
      const isTap = start.current !== null && !isHeld.current
      end()
      if (!isTap) return
      const isSecond = event.timeStamp - lastTap.current < SECOND_TAP_MS
      lastTap.current = isSecond ? 0 : event.timeStamp
      if (isSecond) onDoubleTap({ x: event.clientX, y: event.clientY })
    },
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isHeld.current) event.preventDefault()
    },
  }
}
