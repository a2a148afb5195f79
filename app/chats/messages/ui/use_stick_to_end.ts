import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Within this distance of the end, new messages scroll into view. */
export const AT_END_PX = 80
/** Scrolls this soon after an input come from the reader; others come from measuring rows. */
const BY_HAND_MS = 800
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Keeps a scroller at its end while its content or viewport resizes, until the reader scrolls away. */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, isReady: boolean) {
  const sticks = useRef(true)

  useEffect(() => {
    const element = scroller.current
    if (!element || !isReady) return
    let handMovedAt = -Infinity
    const noteHand = () => (handMovedAt = performance.now())
    const noteScroll = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight
      if (left < AT_END_PX) sticks.current = true
      else if (performance.now() - handMovedAt < BY_HAND_MS) sticks.current = false
      // Measuring a tall row makes the virtualizer restore an earlier offset.
      else if (sticks.current) scrollToEnd(scroller)
    }
    const observer = new ResizeObserver(() => sticks.current && scrollToEnd(scroller))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    for (const hand of HANDS) element.addEventListener(hand, noteHand, { passive: true })
    element.addEventListener('scroll', noteScroll, { passive: true })
    if (sticks.current) scrollToEnd(scroller)
    return () => {
      observer.disconnect()
      for (const hand of HANDS) element.removeEventListener(hand, noteHand)
      element.removeEventListener('scroll', noteScroll)
    }
  }, [scroller, isReady])

  const release = useCallback(() => {
    sticks.current = false
  }, [])
  const toEnd = useCallback(() => {
    sticks.current = true
    scrollToEnd(scroller)
  }, [scroller])
  return { release, toEnd }
}

function scrollToEnd({ current: element }: RefObject<HTMLElement | null>): void {
  if (element) element.scrollTop = element.scrollHeight
}
