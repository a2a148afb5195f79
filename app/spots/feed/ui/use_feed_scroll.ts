import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps the scroll position of a list of screens and the shown one in step: `goTo` scrolls there,
 * scrolling calls `onChange`.
 */
export function useFeedScroll(at: number, onChange: (at: number) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)

  useIsomorphicLayoutEffect(() => {
    const element = ref.current
    if (!element || shown.current === at) return
    shown.current = at
    element.scrollTo({ top: at * element.clientHeight, behavior: 'instant' })
  }, [at])

  useKeptPlace(ref, at)

  const readPosition = () => {
    const element = ref.current
    if (!element?.clientHeight) return
    const next = Math.round(element.scrollTop / element.clientHeight)
    if (next === shown.current) return
    shown.current = next
    onChange(next)
  }

  /** Scrolls there; without motion where that is reduced. */
  const goTo = (next: number) => {
    const element = ref.current
    if (!element) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ top: next * element.clientHeight, behavior: isStill ? 'instant' : 'smooth' })
  }

  return { ref, readPosition, goTo }
}

/** The same spot stays on the screen when the window’s height changes. */
function useKeptPlace(ref: RefObject<HTMLDivElement | null>, at: number) {
  const latest = useRef(at)
  useEffect(() => {
    latest.current = at
  }, [at])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      element.scrollTo({ top: latest.current * element.clientHeight, behavior: 'instant' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
}
