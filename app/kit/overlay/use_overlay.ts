import { cloneElement, useState, type MouseEvent, type ReactElement } from 'react'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

/**
 * Whether something over the page is open, by itself or as its owner says, and
 * whether it ever was: until then nobody needs its code.
 */
export function useOverlay({
  isOpen: isOpened,
  onOpenChange,
}: Pick<OverlayProps, 'isOpen' | 'onOpenChange'>) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isOpen = isOpened ?? isOwnOpen
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)

  const setOpen = (isOpening: boolean) => {
    setOwnOpen(isOpening)
    onOpenChange?.(isOpening)
  }
  return { isOpen, wasOpened, setOpen }
}

interface Opening {
  popup: 'dialog' | 'menu'
  isOpen: boolean
  onOpen: (click: MouseEvent) => void
  /** fetches what opens */
  preload: () => unknown
}

/** A button of the kit as one that opens something; what that is comes as soon as someone is about to. */
export function asTrigger(
  trigger: ReactElement,
  { popup, isOpen, onOpen, preload }: Opening
): ReactElement {
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'onClick': onOpen,
    'onPointerEnter': preload,
    'onFocus': preload,
  })
}
