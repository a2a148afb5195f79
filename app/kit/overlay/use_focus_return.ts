import { useState } from 'react'

/**
 * Returns focus to the element that had it when the dialog opened. Dialogs opened from outside have
 * no trigger, and Base UI would remember the opener of an earlier one.
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
