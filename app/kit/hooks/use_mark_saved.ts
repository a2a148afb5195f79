import { useCallback, useEffect, useRef, useState } from 'react'

const SHOWN_FOR_MS = 2000

/** A flag that is true for 2000 ms after `markSaved()`, for non-Inertia forms. */
export function useMarkSaved(): [isSaved: boolean, markSaved: () => void] {
  const [isSaved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const markSaved = useCallback(() => {
    clearTimeout(timer.current)
    setSaved(true)
    timer.current = setTimeout(() => setSaved(false), SHOWN_FOR_MS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return [isSaved, markSaved]
}
