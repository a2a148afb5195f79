import { lazy, Suspense, type ReactElement, type ReactNode } from 'react'
import { asOpener, useOverlay } from '#app/common/ui/kit/use_overlay'

const loadFrame = () => import('#app/common/ui/kit/confirm_dialog_frame')
const ConfirmDialogFrame = lazy(loadFrame)

export interface ConfirmDialogProps {
  title: string
  /** what will be gone, in a sentence */
  children: ReactNode
  /** what the button does: "Delete listing" */
  confirmLabel: string
  onConfirm: () => void
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks before something that cannot be taken back. Its code is fetched when it first opens. */
export function ConfirmDialog({
  trigger,
  isOpen: isOpened,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
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
          <ConfirmDialogFrame {...rest} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
