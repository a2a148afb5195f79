import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { takeEarlyInput, type EarlyInput } from '#app/shell/ui/early_input'

interface KeepEarlyInputProps {
  /** what React hydrates; null where nothing was rendered on the server */
  rootRef: RefObject<Element | null>
  children: ReactNode
}

/**
 * Keeps what people enter while the scripts are still loading. React overlooks
 * it while it hydrates and would overwrite it on the next render, so it is
 * entered once more as soon as every component listens.
 */
export function KeepEarlyInput({ rootRef, children }: KeepEarlyInputProps) {
  const [early, setEarly] = useState<EarlyInput[]>([])

  // State set in a layout effect makes React run every other effect and render
  // again at once, so no event and no paint comes between the two effects.
  useLayoutEffect(() => {
    if (rootRef.current) setEarly(takeEarlyInput(rootRef.current))
  }, [rootRef])

  useLayoutEffect(() => {
    // After the commit: only then does React render what a handler sets at once.
    queueMicrotask(() => early.forEach(({ replay }) => replay()))
  }, [early])

  return children
}
