import type { ReactNode } from 'react'
import { X } from 'lucide-react'

interface ChipProps {
  children: ReactNode
  /** pressed or not, if the chip is a choice */
  isChosen?: boolean
  onClick?: () => void
  /** shows a cross labeled `removeLabel` */
  onRemove?: () => void
  removeLabel?: string
}

/** Extends the touch target by 6 px above and below, to 44 px. */
const REACH = "relative before:absolute before:inset-x-0 before:-inset-y-1.5 before:content-['']"

const FRAME = 'inline-flex h-8 items-center gap-1.5 rounded-full border text-13 whitespace-nowrap'

/** A filter, a tag, or one of a few choices on a line. */
export function Chip({ children, isChosen = false, onClick, onRemove, removeLabel }: ChipProps) {
  if (onClick) {
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onClick}
        className={`${FRAME} ${REACH} px-3.5 ${isChosen ? 'border-ink bg-ink text-canvas' : 'border-faint text-muted hover:border-ink hover:text-ink'}`}
      >
        {children}
      </button>
    )
  }
  return (
    <span className={`${FRAME} border-line pl-3.5 text-muted ${onRemove ? 'pr-1' : 'pr-3.5'}`}>
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
