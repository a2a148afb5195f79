import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'

const REST_AFTER_MS = 2800

/**
 * The controls leave the picture alone while it plays and nobody moves. A click plays or pauses; a
 * tap first brings the controls back.
 */
export function useRest(isPlaying: boolean, toggle: () => void) {
  const [isAwake, setAwake] = useState(true)
  const timer = useRef<number>(undefined)

  const restLater = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setAwake(false), REST_AFTER_MS)
  }, [])
  const wake = () => {
    setAwake(true)
    restLater()
  }
  useEffect(() => {
    if (isPlaying) restLater()
    return () => clearTimeout(timer.current)
  }, [isPlaying, restLater])

  const isResting = isPlaying && !isAwake
  const onPointer = ({ pointerType, button }: PointerEvent) => {
    if (button !== 0) return
    if (pointerType === 'mouse' || !isResting) toggle()
    wake()
  }
  return { isResting, wake, onPointer }
}
