import type { KeyboardEvent, ReactNode } from 'react'
import { useDraggable, useDroppable } from '@dnd-kit/core'

const FRAME = 'min-w-0 rounded-6 border border-line bg-surface'
const FACE = 'block w-full min-w-0 touch-manipulation p-3.5 text-left select-none'

interface BoardCardProps {
  id: number
  hintId: string
  /** whether another card can be dropped in its place */
  isPlace: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
  footer?: ReactNode
}

export function BoardCard({ id, hintId, isPlace, children, footer, ...on }: BoardCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  const { setNodeRef: setPlaceRef } = useDroppable({ id, disabled: !isPlace })
  return (
    <li ref={setPlaceRef} className={`${FRAME} hover:border-ink ${isDragging ? 'opacity-40' : ''}`}>
      <button
        type="button"
        ref={setNodeRef}
        {...listeners}
        data-card={id}
        aria-describedby={hintId}
        onClick={on.onOpen}
        onKeyDown={on.onKeyDown}
        className={`${FACE} cursor-grab rounded-6`}
      >
        {children}
      </button>
      {footer && <div className="px-3.5 pb-3">{footer}</div>}
    </li>
  )
}

/** The card under the pointer. */
export function LiftedCard({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${FRAME} ${FACE} cursor-grabbing shadow-float motion-safe:-rotate-1`}
      aria-hidden
    >
      {children}
    </div>
  )
}
