import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'

interface RowButtonsProps {
  /** of the row, as its buttons call it: `highlight 2` */
  name: string
  /** from 0 */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function RowButtons({ name, index, count, onMove, onRemove }: RowButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        size="sm"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        size="sm"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton icon={X} label={`Remove ${name}`} size="sm" onClick={onRemove} />
    </>
  )
}
