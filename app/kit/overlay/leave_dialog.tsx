import { useEffect } from 'react'
import { ConfirmDialog, preloadConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import type { UnsavedGuard } from '#app/kit/hooks/use_unsaved_guard'

interface LeaveDialogProps {
  guard: UnsavedGuard
  /** Its code loads then, because the network may be gone when it opens. */
  isExpected: boolean
  /** before the page is left */
  onLeave?: () => void
  /** what will be lost, in a sentence */
  children: string
}

/** What `useUnsavedGuard` asks between pages. */
export function LeaveDialog({ guard, isExpected, onLeave, children }: LeaveDialogProps) {
  useEffect(() => {
    if (isExpected) preloadConfirmDialog()
  }, [isExpected])
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      onConfirm={() => {
        onLeave?.()
        guard.leave()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
