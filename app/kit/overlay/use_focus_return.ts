import { useState } from 'react'

/**
 * Where focus goes when an overlay closes: to the element that had it before. Base UI would return
 * it to the trigger, which ours don't have.
 */
export function useFocusReturn(isOpen: boolean) {
  const [opening, setOpening] = useState<{ isOpen: boolean; by: Element | null }>({
    isOpen: false,
    by: null,
  })
  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, by: isOpen ? document.activeElement : opening.by })
  }
  return () =>
    opening.by instanceof HTMLElement && opening.by.isConnected && opening.by !== document.body
      ? opening.by
      : true
}
