import { lazy, Suspense } from 'react'
import type { OverlayProps } from '#app/common/ui/kit/overlay_props'
import { asOpener, useOverlay } from '#app/common/ui/kit/use_overlay'

const loadFrame = () => import('#app/common/ui/kit/dialog_frame')
const DialogFrame = lazy(loadFrame)

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg'
}

/** Asks for something before anything else goes on. Its code is fetched when it first opens. */
export function Dialog({ trigger, isOpen: isOpened, onOpenChange, ...rest }: DialogProps) {
  const { isOpen, wasOpened, setOpen } = useOverlay({ isOpen: isOpened, onOpenChange })
  return (
    <>
      {trigger &&
        asOpener(trigger, {
          popup: 'dialog',
          isOpen,
          onOpen: () => setOpen(true),
          preload: loadFrame,
        })}
      {wasOpened && (
        <Suspense fallback={null}>
          <DialogFrame {...rest} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
