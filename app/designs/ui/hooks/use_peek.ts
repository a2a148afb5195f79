import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests on a picture before it shows what lies under it. */
const HOLD_MS = 250

/**
 * Shows what a picture was before: while a mouse is over it, while a finger
 * rests on it, or until a button is pressed again.
 */
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
    /** for the element that is looked under */
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
        }, HOLD_MS)
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') end()
      },
      onPointerLeave: end,
      onPointerCancel: end,
      /** A finger that rests asks for no menu, and a finger that rested follows no link. */
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
