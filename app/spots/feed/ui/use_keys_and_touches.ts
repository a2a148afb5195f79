import { useEffect, useRef, type PointerEvent } from 'react'
import { HOLD_AFTER_MS, TAP_TOLERANCE, type Point } from '#app/kit/hooks/gestures'

export interface FeedKeys {
  /** null where the page scrolls */
  move: ((step: 1 | -1) => void) | null
  slide: (step: 1 | -1) => void
  like: () => void
  comment: () => void
  pause: () => void
  mute: () => void
}

const TYPED = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** Keys of the feed and of a spot, wherever the focus is, but where somebody types or a dialog is open. */
export function useFeedKeys(keys: FeedKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(TYPED)) return
      const isControl = target?.closest('button, a') !== null && target !== null
      const deed = deedOf(event.key, latest.current, isControl)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function deedOf(key: string, keys: FeedKeys, isControl: boolean): (() => void) | null {
  const { move } = keys
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
    case 'j':
      return move && (() => move(1))
    case 'ArrowUp':
    case 'PageUp':
    case 'k':
      return move && (() => move(-1))
    case 'ArrowRight':
      return () => keys.slide(1)
    case 'ArrowLeft':
      return () => keys.slide(-1)
    case 'l':
      return keys.like
    case 'c':
      return keys.comment
    case 'm':
      return keys.mute
    case ' ':
      return isControl ? null : keys.pause
    default:
      return null
  }
}

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
