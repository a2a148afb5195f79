import { cloneElement, useState, type MouseEvent, type ReactElement } from 'react'
import { loadAhead } from '#app/kit/offline/load_patiently'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

/** Open state of an overlay, own or controlled; its code loads once it was ever open. */
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
  /** loads the overlay's code */
  preload: () => Promise<unknown>
}

/** Turns a kit button into an overlay's trigger, which preloads it when about to be used. */
export function asTrigger(
  trigger: ReactElement,
  { popup, isOpen, onOpen, preload }: Opening
): ReactElement {
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'onClick': onOpen,
    'onPointerEnter': () => loadAhead(preload),
    'onFocus': () => loadAhead(preload),
  })
}
