import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import type { Message } from '#app/chats/ui/chat_types'

export interface MessageDialogsProps {
  deleting: Message | null
  reporting: Message | null
  onDelete: (message: Message) => void
  onClose: () => void
}

export function MessageDialogs({ deleting, reporting, onDelete, onClose }: MessageDialogsProps) {
  const close = (isOpen: boolean) => !isOpen && onClose()
  return (
    <>
      <ConfirmDialog
        title="Delete this message?"
        confirmLabel="Delete message"
        isOpen={deleting !== null}
        onOpenChange={close}
        onConfirm={() => deleting && onDelete(deleting)}
      >
        Deleted for everyone. A placeholder stays.
      </ConfirmDialog>
      {reporting && (
        <ReportDialog
          subjectType="message"
          subjectId={reporting.id}
          name="this message"
          isOpen
          onOpenChange={close}
        />
      )}
    </>
  )
}
