import { useEffect, useMemo, useState, type PointerEvent } from 'react'
import { GestureTracker, type GestureHandlers } from '#app/common/ui/hooks/gesture_tracker'

/**
 * Pointer handlers for one element that tell taps (within 10 px), swipes (beyond
 * 30 px) and holds (after 400 ms) apart, for finger, pen and the main mouse button.
 * Spread them on the element and give it a `touch-action` that leaves the
 * direction you listen for to you (`touch-pan-y` for sideways swipes).
 */
export function useGestures(handlers: GestureHandlers) {
  const [tracker] = useState(() => new GestureTracker())

  useEffect(() => {
    tracker.listen(handlers)
  })
  useEffect(() => () => tracker.cancel(), [tracker])

  return useMemo(
    () => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) tracker.down(event)
      },
      onPointerMove: (event: PointerEvent) => tracker.move(event),
      onPointerUp: (event: PointerEvent) => tracker.up(event),
      onPointerCancel: () => tracker.cancel(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') tracker.cancel()
      },
    }),
    [tracker]
  )
}
