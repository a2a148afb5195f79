import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Nearer to the end than this, somebody reads along with what comes. */
export const AT_END_PX = 80
/** A scroll so soon after somebody's hand moved is theirs; others follow from lines that were measured. */
const BY_HAND_MS = 800
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Keeps a scroller at its end while lines are measured, pictures arrive, or
 * the composer below it grows, until somebody scrolls away.
 */
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
