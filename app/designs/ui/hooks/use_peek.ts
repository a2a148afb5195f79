import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { HOLD_AFTER_MS } from '#app/kit/hooks/gestures'

/** Shows the original on hover, on touch and hold, or until a button is pressed again. */
export function usePeek() {
  const [isOver, setOver] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  const end = () => {
    clearTimeout(timer.current)
    setOver(false)
  }

  return {
    isPeeking: isOver || isPinned,
    isPinned,
    togglePin: () => setPinned((pinned) => !pinned),
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setOver(true)
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        wasHeld.current = false
        if (pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          wasHeld.current = true
          setOver(true)
        }, HOLD_AFTER_MS)
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') end()
      },
      onPointerLeave: end,
      onPointerCancel: end,
      /** Touch and hold must neither open a menu nor follow the link. */
      onContextMenu: (event: MouseEvent) => {
        if (wasHeld.current) event.preventDefault()
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasHeld.current) event.preventDefault()
        wasHeld.current = false
      },
    },
  }
}
