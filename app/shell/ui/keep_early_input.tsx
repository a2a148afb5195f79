import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { takeEarlyInput, type EarlyInput } from '#app/shell/ui/early_input'

interface KeepEarlyInputProps {
  /** what React hydrates; null without server rendering */
  rootRef: RefObject<Element | null>
  children: ReactNode
}

/**
 * Keeps what people enter while the scripts still load. React ignores it during hydration and would
 * overwrite it on the next render, so it is entered again once every component listens. Then the
 * document is marked as hydrated.
 */
export function KeepEarlyInput({ rootRef, children }: KeepEarlyInputProps) {
  const [early, setEarly] = useState<EarlyInput[]>([])

  // State set in a layout effect makes React run all other effects and rerender at once, so no
  // event or paint comes between the two effects.
  useLayoutEffect(() => {
    if (rootRef.current) setEarly(takeEarlyInput(rootRef.current))
  }, [rootRef])

  useLayoutEffect(() => {
    // After the commit: only then does React apply state that a handler sets.
    queueMicrotask(() => {
      early.forEach(({ replay }) => replay())
      document.documentElement.dataset.hydrated = ''
    })
  }, [early])

  return children
}
