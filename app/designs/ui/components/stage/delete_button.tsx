import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#app/common/ui/kit/confirm_dialog'
import { IconButton } from '#app/common/ui/kit/icon_button'

interface DeleteButtonProps {
  onDelete: () => void
  /** on a photograph */
  isOnPicture?: boolean
}

/** Deletes a design, once that was confirmed. */
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
      The pictures and any link to them are gone for good. The credit is not given back.
    </ConfirmDialog>
  )
}
