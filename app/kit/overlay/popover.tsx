import type { ReactElement, ReactNode } from 'react'
import { Popover as BasePopover } from '@base-ui/react/popover'
import { POPUP } from '#app/kit/overlay/popup_style'

interface PopoverProps {
  /** a kit button */
  trigger: ReactElement
  /** the panel's name, shown above its content */
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A small panel next to its trigger: filters, an explanation, a short form. */
export function Popover({
  trigger,
  title,
  children,
  align = 'start',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align={align} className="z-50">
          <BasePopover.Popup className={`${POPUP} w-80 max-w-[calc(100vw-32px)] p-5`}>
            <BasePopover.Title className="mb-3 text-18">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
