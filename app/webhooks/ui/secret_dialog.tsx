import { Button } from '#app/kit/button/button'
import { Dialog } from '#app/kit/overlay/dialog'
import { CopyField } from '#app/kit/share/copy_field'

interface SecretDialogProps {
  secret: string
  description: string
  onClose: () => void
}

export function SecretDialog({ secret, description, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title="Copy the signing secret now"
      description={description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <CopyField label="Signing secret" value={secret} />
    </Dialog>
  )
}
