import { Heart } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useDesignActions } from '#app/designs/ui/hooks/use_design_actions'
import type { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { Design } from '#app/designs/ui/state/types'

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
