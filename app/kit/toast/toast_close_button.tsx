import type { MouseEvent } from 'react'
import { X } from 'lucide-react'

export function ToastCloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  return (
    <button
      type="button"
      aria-label="Dismiss"
      onClick={closeToast}
      className="-mr-2 grid size-8 shrink-0 place-items-center rounded-2 text-muted hover:bg-raised hover:text-ink"
    >
      <X size={16} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
