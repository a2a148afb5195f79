import { Suspense, type ReactNode } from 'react'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'
import { asTrigger, useOverlay } from '#app/kit/overlay/use_overlay'

interface OpenState {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface OverlayHostProps extends Pick<OverlayProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  /** fetches the code of what opens */
  preload: () => unknown
  /** what opens, loaded lazily */
  children: (state: OpenState) => ReactNode
}

/** The button of a window over the page, and the window from the first time that it is open. */
export function OverlayHost({ trigger, preload, children, ...given }: OverlayHostProps) {
  const { isOpen, wasOpened, setOpen } = useOverlay(given)
  const opening = { popup: 'dialog', isOpen, onOpen: () => setOpen(true), preload } as const
  return (
    <>
      {trigger && asTrigger(trigger, opening)}
      {wasOpened && (
        <Suspense fallback={null}>{children({ isOpen, onOpenChange: setOpen })}</Suspense>
      )}
    </>
  )
}
