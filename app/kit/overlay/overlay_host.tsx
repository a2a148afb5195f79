import { Suspense, type ReactNode } from 'react'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'
import { asTrigger, useOverlay } from '#app/kit/overlay/use_overlay'

interface OpenState {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface OverlayHostProps extends Pick<OverlayProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  /** loads the code of the overlay */
  preload: () => Promise<unknown>
  /** the overlay, loaded lazily */
  children: (state: OpenState) => ReactNode
}

/** An overlay's button, plus the overlay itself from its first opening on. */
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
