import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { TouchWatch, type WatchedTouches } from '#app/spots/feed/ui/touch_watch'

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

/** Double taps and holds, where nothing else is touched. */
export function useTouches(told: WatchedTouches) {
  const [watch] = useState(() => new TouchWatch())
  useEffect(() => watch.listen(told))
  useEffect(() => () => watch.leave(), [watch])

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) watch.down(event)
    },
    onPointerMove: (event: PointerEvent) => watch.move(event),
    onPointerUp: (event: PointerEvent) => watch.up(event),
    onPointerCancel: () => watch.end(),
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (watch.isHeld) event.preventDefault()
    },
  }
}
