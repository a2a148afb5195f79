import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from '#app/kit/button/button'
import type { ConfirmDialogProps } from '#app/kit/overlay/confirm_dialog'
import { VEIL } from '#app/kit/overlay/popup_style'

/** The window of `ConfirmDialog`, in its own file to load on demand. */
export default function ConfirmDialogFrame({
  title,
  children,
  confirmLabel,
  onConfirm,
  isOpen,
  onOpenChange,
}: Omit<ConfirmDialogProps, 'trigger'>) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={VEIL} />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-32px)] max-w-110 -translate-x-1/2 -translate-y-1/2 rounded-6 bg-surface p-6 text-ink shadow-float outline-none transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
          <AlertDialog.Title dir="auto" className="text-22">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">{children}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button>Cancel</Button>} />
            <AlertDialog.Close
              render={
                <Button variant="danger" onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              }
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
