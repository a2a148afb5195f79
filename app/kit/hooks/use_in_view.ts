import { useEffect, useRef, useState, type RefObject } from 'react'

interface InViewOptions {
  /** Extends the viewport, as a CSS margin: `200px 0px`. */
  margin?: string
  /** Share of the element that must be visible, 0 to 1. */
  threshold?: number
  /** Stay true after the first time. */
  once?: boolean
}

/** Whether an element is in the viewport; false on the server and until observed. */
export function useInView<T extends Element>({
  margin = '0px',
  threshold = 0,
  once = false,
}: InViewOptions = {}): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        setInView(entry.isIntersecting)
        if (once && entry.isIntersecting) observer.disconnect()
      },
      { rootMargin: margin, threshold }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin, threshold, once])

  return [ref, isInView]
}
