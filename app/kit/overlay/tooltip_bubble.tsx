import type { ReactNode } from 'react'
import { Tooltip } from '@base-ui/react/tooltip'

interface TooltipBubbleProps {
  anchor: () => Element | null
  onClose: () => void
  /** lets clicks through */
  isPassive: boolean
  children: ReactNode
}

/** The floating part of `Tooltip`, in its own file to load on demand. */
export default function TooltipBubble({
  anchor,
  onClose,
  isPassive,
  children,
}: TooltipBubbleProps) {
  return (
    <Tooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          sideOffset={8}
          className={isPassive ? 'pointer-events-none z-50' : 'z-50'}
        >
          <Tooltip.Popup className="max-w-64 rounded-2 bg-ink px-2.5 py-1.5 text-12 text-canvas shadow-float">
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
