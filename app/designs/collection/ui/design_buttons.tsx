import { Heart, Trash2 } from 'lucide-react'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { useDesignActions } from '#app/designs/designer/ui/use_design_actions'
import type { Design } from '#app/designs/ui/types'
import { IconButton } from '#app/kit/button/icon_button'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'

interface FavoriteButtonProps {
  design: Design
  shelf: DesignShelf
  isOnPicture?: boolean
}

export function FavoriteButton({ design, shelf, isOnPicture = false }: FavoriteButtonProps) {
  const { favorite } = useDesignActions(shelf)
  return (
    <IconButton
      icon={Heart}
      label="Favorite"
      aria-pressed={design.favorite}
      variant={isOnPicture ? 'veil' : 'line'}
      size={isOnPicture ? 'sm' : 'md'}
      onClick={() => void favorite(design, !design.favorite)}
      className="aria-pressed:[&_svg]:fill-current"
    />
  )
}

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
      The images and any links to them will be gone for good. The credit isn’t refunded.
    </ConfirmDialog>
  )
}
