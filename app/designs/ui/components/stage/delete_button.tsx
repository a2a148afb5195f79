import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { IconButton } from '#app/kit/button/icon_button'

interface DeleteButtonProps {
  onDelete: () => void
  isOnPicture?: boolean
}

export function DeleteButton({ onDelete, isOnPicture = false }: DeleteButtonProps) {
  return (
    <ConfirmDialog
      title="Delete this design?"
      confirmLabel="Delete design"
      onConfirm={onDelete}
      trigger={
        <IconButton
          icon={Trash2}
          label="Delete design"
          variant={isOnPicture ? 'veil' : 'line'}
          size={isOnPicture ? 'sm' : 'md'}
        />
      }
    >
      The images and any links to them will be gone for good. The credit isn't refunded.
    </ConfirmDialog>
  )
}
