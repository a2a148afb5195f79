import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { CHIP_FRAME, chipStyle } from '#app/kit/button/chip_style'

interface ChipProps {
  children: ReactNode
  /** pressed or not, if the chip is a choice */
  isChosen?: boolean
  onClick?: () => void
  /** shows a cross labeled `removeLabel` */
  onRemove?: () => void
  removeLabel?: string
}

/** A filter, a tag, or one of a few choices on a line. */
export function Chip({ children, isChosen = false, onClick, onRemove, removeLabel }: ChipProps) {
  if (onClick) {
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onClick}
        className={chipStyle({ isChosen })}
      >
        {children}
      </button>
    )
  }
  return (
    <span className={`${CHIP_FRAME} border-line pl-3.5 text-muted ${onRemove ? 'pr-1' : 'pr-3.5'}`}>
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? 'Remove'}
          onClick={onRemove}
          className="grid size-6 place-items-center rounded-full hover:bg-raised hover:text-ink"
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </span>
  )
}
